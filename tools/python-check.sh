#!/usr/bin/env bash
# `npm run python`: builds the wheel of the Python package, installs it in a clean virtual environment, and tests it there.
# Where there is no Python 3.10 or no package registry that is said, and nothing fails.
set -euo pipefail
cd "$(dirname "$0")/.."

skip() {
  echo "$1: the Python package was not tested"
  exit 0
}
command -v python3 >/dev/null || skip "no Python"
python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' || skip "no Python 3.10 or newer"

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv" >/dev/null 2>&1 || skip "no virtual environments"
pip=("$room/venv/bin/python" -m pip --quiet --disable-pip-version-check)
"${pip[@]}" download --no-deps --dest "$room/probe" hatchling >/dev/null 2>&1 || skip "no registry of Python packages"

node tools/python-engine.mjs
"${pip[@]}" wheel --no-deps --wheel-dir "$room/wheels" ./python
"${pip[@]}" install "$(echo "$room"/wheels/apnap-*.whl)[test]"

cd python
"$room/venv/bin/ruff" check .
"$room/venv/bin/ruff" format --check .
"$room/venv/bin/mypy"
"$room/venv/bin/python" -m pytest --quiet -p no:cacheprovider tests
