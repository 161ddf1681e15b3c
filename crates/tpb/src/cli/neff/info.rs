//! `tpb neff info`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use tpb::neff::feature;
use tpb::neff::program::Definition;
use tpb::neff::sidecar::Kelf;

use crate::cli::container::{self, Container};
use crate::cli::failure::{End, Failure, Verdict};
use crate::cli::out::{self, BOLD};

/// Tells what a container holds: its header, features, sub-graphs with their streams, variables and queues.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb neff info model.neff
  tpb neff info model.neff --json | jq .features")]
pub(super) struct Args {
    /// Container, or - for the standard input
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Json {
    header: Header,
    features: Vec<Feature>,
    members: u32,
    inflated: u64,
    target: Option<String>,
    graphs: BTreeMap<String, Graph>,
}

#[derive(Serialize)]
struct Header {
    pkg_version: u64,
    data_size: u64,
    version: String,
    build_version: String,
    hash: String,
    uuid: String,
    name: String,
    requested_tpb_count: u32,
    feature_bits: u64,
    vnc_size: u32,
}

#[derive(Serialize)]
struct Feature {
    bit: u8,
    name: Option<&'static str>,
}

#[derive(Default, Serialize)]
struct Graph {
    /// Records by engine.
    streams: BTreeMap<String, u64>,
    /// Variables by type.
    variables: BTreeMap<String, Vec<String>>,
    /// Queues with their types.
    queues: BTreeMap<String, Option<String>>,
    replica_groups: usize,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let mut container = Container::open(&args.file)?;
    let name = container.name().to_owned();
    let header = container.archive.header().clone();
    let limit = container.archive.limits().json;
    let mut graphs: BTreeMap<String, Graph> = BTreeMap::new();
    let mut target = None;
    while let Some(mut entry) = container.next()? {
        let member = entry.member().clone();
        let base = member.name.rsplit_once('/').map_or("", |(base, _)| base).to_owned();
        if let Some(engine) = container::stream_of(&member) {
            graphs.entry(base).or_default().streams.insert(engine.name().to_owned(), member.size / 64);
            continue;
        }
        let file = member.name.rsplit('/').next().unwrap_or_default();
        let is_kelf = member.name == Kelf::FILE;
        if !is_kelf && file != Definition::FILE {
            continue;
        }
        let bytes = entry.bytes(limit).map_err(|e| container::broken(&name, &e))?;
        let wrong = |e: serde_json::Error| Failure::finding(format!("`{name}`: member {} `{}`: {e}", member.index, member.name));
        if is_kelf {
            target = serde_json::from_slice::<Kelf>(&bytes).map_err(wrong)?.target;
        } else {
            describe(&serde_json::from_slice(&bytes).map_err(wrong)?, graphs.entry(base).or_default());
        }
    }
    let summary = container.finish()?;
    // Only directories with a description are sub-graphs.
    graphs.retain(|_, g| !g.variables.is_empty());
    let features = feature::bits(header.feature_bits()).map(|bit| Feature { bit, name: feature::of_bit(bit).map(|f| f.name) });
    let (major, minor) = header.version();
    let json = Json {
        features: features.collect(),
        header: Header {
            pkg_version: header.pkg_version(),
            data_size: header.data_size(),
            version: format!("{major}.{minor}"),
            build_version: header.build_version(),
            hash: summary.digest.to_string(),
            uuid: header.uuid().to_string(),
            name: header.name(),
            requested_tpb_count: header.requested_tpb_count(),
            feature_bits: header.feature_bits(),
            vnc_size: header.vnc_size(),
        },
        members: summary.members,
        inflated: summary.inflated,
        target,
        graphs,
    };
    let mut out = out::stdout();
    if args.json {
        out::json_line(&mut out, &json)?
    } else {
        print(&json, &mut out)?
    }
    out.flush()?;
    Ok(Verdict::Clean)
}

fn describe(definition: &Definition, graph: &mut Graph) {
    for (name, var) in &definition.var {
        graph.variables.entry(var.kind.clone()).or_default().push(name.clone());
    }
    graph.queues = definition.dma_queue.iter().map(|(name, queue)| (name.clone(), queue.kind.clone())).collect();
    graph.replica_groups = definition.replica_groups.len();
}

fn print(json: &Json, out: &mut out::Out) -> std::io::Result<()> {
    let h = &json.header;
    let mut line = |key: &str, value: String| writeln!(out, "{BOLD}{key:<16}{BOLD:#}{value}");
    line("name", h.name.clone())?;
    line("build", h.build_version.clone())?;
    line("version", format!("{} (package version {})", h.version, h.pkg_version))?;
    line("uuid", h.uuid.clone())?;
    line("hash", format!("{} (verified)", h.hash))?;
    line("archive", format!("{} bytes, {} inflated, {} members", h.data_size, json.inflated, json.members))?;
    line("cores", format!("{} (virtual cores of {})", h.requested_tpb_count, h.vnc_size))?;
    line("target", json.target.clone().unwrap_or_else(|| String::from("not stated")))?;
    let features: Vec<_> = json.features.iter().map(|f| f.name.map_or_else(|| format!("bit {}", f.bit), str::to_owned)).collect();
    line("features", if features.is_empty() { String::from("none") } else { features.join(", ") })?;
    for (base, graph) in &json.graphs {
        writeln!(out, "\n{BOLD}{}{BOLD:#}", if base.is_empty() { "." } else { base })?;
        let streams: Vec<_> = graph.streams.iter().filter(|(_, n)| **n > 0).map(|(e, n)| format!("{e} {n}")).collect();
        writeln!(out, "  records        {}", if streams.is_empty() { String::from("none") } else { streams.join(", ") })?;
        for (kind, names) in &graph.variables {
            writeln!(out, "  {kind:<15}{}", names.join(", "))?;
        }
        for (name, kind) in &graph.queues {
            writeln!(out, "  queue          {name} ({})", kind.as_deref().unwrap_or("no type"))?;
        }
    }
    Ok(())
}
