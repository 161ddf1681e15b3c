//! Programs on the command line: a container, or a directory.

use std::path::Path;

use tpb::neff::program::Problem;
use tpb::neff::{Directory, Header, LoadError, Program, Source};

use super::container;
use super::failure::Failure;
use super::{input, out};

/// A program, and the header of the container that it is from.
pub(super) struct Loaded {
    pub(super) program: Program,
    pub(super) header: Option<Header>,
}

/// Reads a sub-graph: the only one there is, or the one of this name.
pub(super) fn load(path: &Path, graph: Option<&str>) -> Result<Loaded, Failure> {
    if path.is_dir() {
        return Ok(Loaded { program: of(&Directory::new(path), path, graph)?, header: None });
    }
    let package = container::package(path)?.map_err(|e| {
        let failure = container::broken(&input::name(path), &e);
        let is_stream = path.extension().is_some_and(|e| e == "bin");
        if is_stream { failure.help("a stream is no program: name a container, or the directory that the stream is in") } else { failure }
    })?;
    Ok(Loaded { program: of(&package, path, graph)?, header: Some(package.header) })
}

fn of(source: &dyn Source, path: &Path, graph: Option<&str>) -> Result<Program, Failure> {
    let graphs = Program::graphs(source).map_err(wrong)?;
    let base = match (graph, graphs.as_slice()) {
        (Some(graph), _) => match graphs.iter().find(|g| *g == graph) {
            Some(base) => base,
            None => {
                let names: Vec<_> = graphs.iter().map(String::as_str).collect();
                let failure = Failure::usage(format!("`{}` holds no sub-graph `{graph}`", path.display()));
                return Err(match names.as_slice() {
                    [] => failure.help("name a container, or the directory of a sub-graph, such as sg00"),
                    [""] => failure.help("it is a sub-graph itself, without others in it: leave --graph out"),
                    names => failure.help(format!("its sub-graphs: {}", out::Names(names))),
                });
            }
        },
        (None, [one]) => one,
        // A description beside others is what was named.
        (None, many) => match many.iter().find(|g| g.is_empty()) {
            Some(own) => own,
            None => return Err(wrong(LoadError { file: path.to_owned(), key: String::new(), problem: Problem::Graphs { names: graphs } })),
        },
    };
    Program::from_source(source, base).map_err(wrong)
}

fn wrong(error: LoadError) -> Failure {
    let message = error.to_string();
    match &error.problem {
        Problem::Graphs { names } if names.is_empty() => Failure::usage(format!("`{}` holds no def.json", error.file.display()))
            .help("name a container, or the directory of a sub-graph, such as sg00"),
        Problem::Graphs { names } => Failure::usage(format!("`{}` holds several sub-graphs", error.file.display()))
            .help(format!("name one with --graph: {}", names.join(", "))),
        _ => Failure::usage(message),
    }
}
