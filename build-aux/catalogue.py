# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts and their translations, read from catalogues (*.po, *.pot)."""

import re
import subprocess
from dataclasses import dataclass, field

ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


@dataclass
class Entry:
    context: str | None = None
    source: str = ""
    plural: str | None = None
    translations: list[str] = field(default_factory=list)

    def sources(self):
        return [self.source] if self.plural is None else [self.source, self.plural]


def unescape(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES[match[1]], text)


def escape(text):
    for letter, character in (("\\", "\\"), ('"', '"'), ("n", "\n"), ("t", "\t")):
        text = text.replace(character, "\\" + letter)
    return text


def read_entry(block):
    parts, keyword = {}, None
    for line in block.splitlines():
        match = re.fullmatch(r'(?:(msg\S+) )?"(.*)"', line)
        if match:
            keyword = match[1] or keyword
            parts[keyword] = parts.get(keyword, "") + unescape(match[2])
    if not parts.get("msgid"):
        return None  # the header, or a comment
    return Entry(
        parts.get("msgctxt"),
        parts["msgid"],
        parts.get("msgid_plural"),
        [text for keyword, text in parts.items() if keyword.startswith("msgstr")],
    )


def read(name):
    """The entries of a catalogue, in the order of the file; those that are obsolete or fuzzy left out."""
    text = subprocess.run(
        ["msgattrib", "--no-obsolete", "--no-fuzzy", "--no-wrap", "--no-location", name],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    entries = [read_entry(block) for block in text.split("\n\n")]
    return [entry for entry in entries if entry is not None]
