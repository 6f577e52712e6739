"""The files of the tree and what is known about them."""
import os
import subprocess

UNCHECKED = ("tests/vectors/", "fuzz/corpus/", "bench/results/")  # data: names and sizes only


class File:
    def __init__(self, root, path):
        self.path = path
        self.name = os.path.basename(path)
        self.full = os.path.join(root, path)
        self.is_data = path.startswith(UNCHECKED)
        self._text = None

    @property
    def text(self):
        """The content; None when it is not UTF-8 text."""
        if self._text is None:
            with open(self.full, "rb") as f:
                data = f.read()
            try:
                self._text = (data.decode("utf-8"),)
            except UnicodeDecodeError:
                self._text = (None,)
        return self._text[0]

    @property
    def lines(self):
        return (self.text or "").split("\n")

    @property
    def is_c(self):
        return self.name.endswith((".c", ".h", ".cu", ".cuh"))

    @property
    def is_header(self):
        return self.name.endswith((".h", ".cuh"))

    @property
    def is_generated(self):
        """A maker's output says so in its first lines."""
        head = "\n".join(self.lines[:6])
        return "written by gen/" in head.lower().replace("\n * ", " ")

    @property
    def room(self):
        parts = self.path.split("/")
        return parts[1] if parts[0] == "src" and len(parts) > 2 else None


class Tree:
    def __init__(self, root):
        self.root = os.path.abspath(root)
        self.files = [
            File(self.root, p)
            for p in sorted(set(self._paths()))
            if os.path.isfile(os.path.join(self.root, p))
        ]
        self.by_path = {f.path: f for f in self.files}

    def _paths(self):
        """Tracked and new files; without git, whatever is there outside build folders."""
        command = ["git", "-C", self.root, "ls-files", "-z", "-co", "--exclude-standard"]
        if os.path.exists(os.path.join(self.root, ".git")):
            try:
                done = subprocess.run(command, capture_output=True, check=True)
                return [p for p in done.stdout.decode("utf-8").split("\0") if p]
            except (OSError, subprocess.CalledProcessError):
                pass  # no git program, or not this user's tree
        found = []
        for folder, folders, names in os.walk(self.root):
            at = os.path.relpath(folder, self.root)
            folders[:] = [
                d
                for d in folders
                if d not in (".git", "__pycache__") and not (at == "." and d.startswith("build"))
            ]
            found += [os.path.normpath(os.path.join(at, name)) for name in names]
        return found

    def checked(self):
        return [f for f in self.files if not f.is_data]
