//! `tpb neff`.

mod check;
mod info;
mod ls;
mod pack;
mod unpack;

use clap::Subcommand;

use super::dis;
use super::failure::End;

/// Reads and writes NEFF containers.
///
/// A container is a header of 1024 bytes and a compressed archive with the streams of the engines and their descriptions. It is read member by
/// member, in memory that does not depend on its size (`check` keeps the members it looks at); what is broken is told with member and offset (exit code 1).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb neff ls model.neff
  tpb neff info model.neff --json | jq .features
  tpb neff dis model.neff --gen cayman --engine pool
  tpb neff unpack model.neff -o model
  tpb neff pack model -o model.neff --like old.neff
  tpb neff check model.neff --gen cayman")]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Ls(ls::Args),
    Info(info::Args),
    /// Prints the streams as assembler text, or as JSON; as `tpb dis` does
    Dis(dis::Args),
    Unpack(unpack::Args),
    Pack(pack::Args),
    Check(check::Args),
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    match &args.command {
        Command::Ls(args) => ls::run(args),
        Command::Info(args) => info::run(args),
        Command::Dis(args) => dis::run(args),
        Command::Unpack(args) => unpack::run(args),
        Command::Pack(args) => pack::run(args),
        Command::Check(args) => check::run(args),
    }
}
