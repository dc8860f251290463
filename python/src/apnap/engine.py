"""The engine process, driven by requests over its standard input and output."""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import struct
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from apnap.errors import ApnapError

_MAIN = Path(__file__).parent / "_engine" / "main.js"
_LEAST_NODE = 20
_JSON = 0
_STEP = 1
_MOST_READ = 65_536


@functools.cache
def _node() -> str:
    """Return the path of Node: APNAP_NODE if set, otherwise the one on the path.

    Raises `ApnapError` "apnap/node" if there is none or it is too old.
    """
    path = os.environ.get("APNAP_NODE") or shutil.which("node")
    if path is None:
        raise ApnapError(
            "apnap/node", f"Node {_LEAST_NODE} or newer is needed, on the path or named by APNAP_NODE"
        )
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    if found is None or int(found[1]) < _LEAST_NODE:
        raise ApnapError(
            "apnap/node", f"{path} is Node {said.strip() or '?'}; {_LEAST_NODE} or newer is needed"
        )
    return path


class Engine:
    """One engine process. Requests are answered in order."""

    def __init__(self) -> None:
        """Start the process. Raises `ApnapError` if Node or the bundled engine is missing."""
        if not _MAIN.exists():
            raise ApnapError(
                "apnap/engine", "the engine is not bundled; in a checkout run: npm run python:engine"
            )
        # Each step allocates much short-lived data: a large young generation makes collections rare.
        command = [_node(), "--max-semi-space-size=64", str(_MAIN)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        if self._process.stdin is None or self._process.stdout is None:
            raise ApnapError("apnap/engine", "the engine has no pipes")
        self._to = self._process.stdin.fileno()
        self._from = self._process.stdout.fileno()
        self._unread = b""

    def request(self, op: str, data: Mapping[str, object] | None = None) -> dict[str, Any]:
        """Send a request and return its answer. Raises `ApnapError` if it is refused."""
        self._send(bytes([_JSON]) + json.dumps({"op": op, **(data or {})}).encode())
        return self._answer()

    def begin_step(self, indices: NDArray[np.int32]) -> None:
        """Request a step without waiting, so that several engines work at once; see `end_step`."""
        self._send(bytes([_STEP]) + indices.astype("<i4", copy=False).tobytes())

    def end_step(self) -> None:
        """Wait for the requested step. Raises `ApnapError` if it was refused."""
        self._answer()

    def close(self) -> None:
        """Stop the process."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process.wait()

    def _send(self, body: bytes) -> None:
        message = memoryview(struct.pack("<I", len(body)) + body)
        try:
            while len(message) > 0:
                message = message[os.write(self._to, message) :]
        except (BrokenPipeError, OSError) as error:
            raise ApnapError("apnap/engine", "the engine has ended") from error

    def _answer(self) -> dict[str, Any]:
        (length,) = struct.unpack("<I", self._read(4))
        body = self._read(length)
        if body[0] == _STEP:
            return {}
        data: dict[str, Any] = json.loads(body[1:])
        error = data.get("error")
        if error is not None:
            raise ApnapError(str(error["code"]), str(error["message"]))
        return data

    def _read(self, count: int) -> bytes:
        while len(self._unread) < count:
            # Read all that is available: the length and body of a short answer arrive together.
            part = os.read(self._from, max(_MOST_READ, count - len(self._unread)))
            if not part:
                raise ApnapError("apnap/engine", "the engine has ended")
            self._unread += part
        found, self._unread = self._unread[:count], self._unread[count:]
        return found
