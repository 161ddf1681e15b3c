//! The TPB toolkit as one library, and the tpb command.
