//! The NEFF container and its program descriptions.
