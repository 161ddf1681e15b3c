//! The tpb_struct attribute for downstream records.
