//! `tpb pwp`.

mod check;
mod fit;
mod list;
mod load;
mod plot;

use clap::Subcommand;
use tpb_pwp::known::{KNOWN, Known, named};

use super::args;
use super::failure::{End, Failure};

/// Fits, checks and draws the tables of activation functions.
///
/// A table is a set of cubics over pieces of octaves, as the activation engine evaluates it. Shipped coefficients are not public; tables made here
/// are fitted to the functions' definitions, with the error stated. A set of tables is two files of records and a manifest that names them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb pwp list                                   functions, and their built-in tables
  tpb pwp fit gelu tanh -o tables --name mine    tables of two functions, as files
  tpb pwp fit exp --error 1e-4 --json            how many pieces a coarser table takes
  tpb pwp check tables/mine.json                 whether tables lead where they should
  tpb pwp plot gelu -o gelu.svg                  function, fit and error")]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    List(list::Args),
    Fit(fit::Args),
    Check(check::Args),
    Plot(plot::Args),
}

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    match &args.command {
        Command::List(args) => list::run(args),
        Command::Fit(args) => fit::run(args),
        Command::Check(args) => check::run(args),
        Command::Plot(args) => plot::run(args),
    }
}

/// A function by name.
fn function(name: &str) -> Result<&'static Known, Failure> {
    named(name).ok_or_else(|| {
        let close = args::close(name, KNOWN.iter().map(|k| k.name));
        let help = match close.as_slice() {
            [] => "`tpb pwp list` names them".to_owned(),
            close => format!("did you mean {}?", close.join(" or ")),
        };
        Failure::usage(format!("no function is called `{name}`")).help(help)
    })
}
