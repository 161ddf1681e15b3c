"""The fuzz targets as fuzz/Cargo.toml has them, a line each: name, tab, dictionary or nothing. With `--folder`, where cargo puts them."""

import json
import pathlib
import subprocess
import sys

manifest = pathlib.Path(__file__).resolve().parent.parent / "Cargo.toml"
command = ["cargo", "metadata", "--manifest-path", str(manifest), "--no-deps", "--format-version", "1"]
metadata = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
if sys.argv[1:] == ["--folder"]:
    print(metadata["target_directory"])
    sys.exit()
(package,) = [p for p in metadata["packages"] if p["manifest_path"] == str(manifest)]
names = sorted(t["name"] for t in package["targets"] if t["kind"] == ["bin"])
dictionaries = package["metadata"].get("dictionaries", {})
strangers = set(dictionaries) - set(names)
if strangers:
    sys.exit(f"{manifest}: dictionaries of no target: {', '.join(sorted(strangers))}")
for name in names:
    print(name, dictionaries.get(name, ""), sep="\t")
