"""Which generation follows which, and what `since` and `until` mean along that line."""

from .source import SpecError, inherit, load


class Lineage:
    """The generations of generations.yaml, in their order."""

    def __init__(self, spec):
        rows = load(spec / "generations.yaml")["generations"]
        self.names = [row["name"] for row in rows]
        self.index = {name: index for index, name in enumerate(self.names)}
        self.after = {row["name"]: row.get("after") for row in rows}
        lines = [self._from(name) for name in self.names if self.after[name] is None]
        # "Neither" means the main line: the longest one, that of sunda.
        self.main = max(lines, key=len)

    def _from(self, first):
        """A generation and all that follow it."""
        found = {first}
        for name in self.names:
            if self.after[name] in found:
                found.add(name)
        return found

    def depth(self, name):
        """Steps from the start of its line."""
        steps = 0
        while self.after[name] is not None:
            name = self.after[name]
            steps += 1
        return steps

    def generations(self, scope, everywhere=False):
        """The generations of a range. Without bounds: those of the main line, or all where things are shared between lines."""
        since, until = scope.get("since"), scope.get("until")
        for name in (since, until):
            if name is not None and name not in self.index:
                raise SpecError(f"there is no generation `{name}`")
        if since is None and until is None:
            return set(self.names) if everywhere else set(self.main)
        found = set(self.main) if since is None else self._from(since)
        if until is not None:
            if until not in found:
                raise SpecError(f"`until: {until}` does not follow `since: {since}`")
            found -= self._from(until) - {until}
        return found

    def layout(self, layouts, scope, generation, everywhere=False):
        """Of the layouts that hold in a generation, the one that starts latest, with its scope."""
        best = None
        for layout in layouts:
            inner = inherit(scope, layout)
            if generation not in self.generations(inner, everywhere):
                continue
            start = -1 if inner["since"] is None else self.depth(inner["since"])
            if best is None or start >= best[0]:
                best = (start, layout, inner)
        return None if best is None else best[1:]
