//! Command line: one module a subcommand.

mod args;
mod asm;
mod check;
mod compare;
mod conform;
mod container;
mod coverage;
mod diff;
mod dis;
mod explain;
mod failure;
mod input;
mod lower;
mod neff;
mod ops;
mod out;
mod program;
mod progress;
mod pwp;
mod run;
mod shape;
mod streams;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use failure::{Failure, Verdict};

/// Reads, writes, checks, explains and runs streams of the TPB instruction set: 64-byte records for the engines of a tensor accelerator.
///
/// Exit code 0: fine; 1: findings (a broken rule, a mistake in the text, a fault or a deadlock, a name that is not there); 2: usage, or a file
/// that cannot be read or written.
#[derive(Parser)]
#[command(name = "tpb", version, max_term_width = 120, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  tpb ops --gen cayman --engine pool          the opcodes that POOL accepts
  tpb dis pe.bin --gen sunda                  what is in a stream
  tpb asm pe.asm --gen sunda -o pe.bin        and back
  tpb check *.bin --gen sunda                 whether it is legal
  tpb explain MATMUL --gen maverick           every byte of a record
  tpb diff cayman mariana                     what a generation changed
  tpb neff ls model.neff                      what is in a container
  tpb lower model.neff --gen sunda            what the device gets of it
  tpb run model.neff --gen sunda --in x=x.npy what a program computes
  tpb pwp plot gelu -o gelu.svg               a fitted activation table and its error
  tpb conform --records 1000000               whether all of this holds together";

#[derive(Subcommand)]
enum Command {
    Ops(ops::Args),
    Dis(dis::Args),
    Asm(asm::Args),
    Check(check::Args),
    Explain(explain::Args),
    Diff(diff::Args),
    Neff(neff::Args),
    Lower(lower::Args),
    Run(run::Args),
    Pwp(pwp::Args),
    Conform(conform::Args),
}

/// Takes `-1` for a value, so that what is out of range is said to be so, and not to be an option.
fn negative(command: clap::Command) -> clap::Command {
    command.allow_negative_numbers(true).mut_subcommands(negative)
}

/// Runs the command that the process was started with.
pub(crate) fn main() -> ExitCode {
    let parsed = negative(Cli::command()).try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(e) => {
            // Nothing is left to do if even this cannot be printed.
            let _ = e.print();
            return u8::try_from(e.exit_code()).map_or(ExitCode::from(failure::USAGE), ExitCode::from);
        }
    };
    let end = match &cli.command {
        Command::Ops(args) => ops::run(args),
        Command::Dis(args) => dis::run(args),
        Command::Asm(args) => asm::run(args),
        Command::Check(args) => check::run(args),
        Command::Explain(args) => explain::run(args),
        Command::Diff(args) => diff::run(args),
        Command::Neff(args) => neff::run(args),
        Command::Lower(args) => lower::run(args),
        Command::Run(args) => run::run(args),
        Command::Pwp(args) => pwp::run(args),
        Command::Conform(args) => conform::run(args),
    };
    match end {
        Ok(Verdict::Clean) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Verdict::Findings) => ExitCode::from(failure::FINDINGS),
        Err(failure) => failure.report(),
    }
}
