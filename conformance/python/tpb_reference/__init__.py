"""A second reading of spec/: records to JSON, and records judged by the rules.

Written from spec/README.md alone. It shares neither code nor output with the generator, so that an error of one is a difference between the two.
"""
