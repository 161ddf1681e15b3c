//! Layout description and token emitter, shared by the generator and the macro.
