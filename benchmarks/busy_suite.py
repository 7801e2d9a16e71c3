"""All tests again and again while something else keeps every core busy: none may depend on how fast it is.

`python -m benchmarks.busy_suite [TIMES]` runs `make suite` so often (3), beside a loop for each core.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator

CORES = os.cpu_count() or 1
LOOP = "while True: pass"


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """Processes that do nothing, as fast as they can."""
    running = [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def spent() -> float:
    """Seconds of processor time of all processes that ended and were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run_suite() -> dict[str, float | bool]:
    start, before = time.perf_counter(), spent()
    passed = subprocess.run(["make", "suite"], check=False).returncode == 0
    seconds, processor = time.perf_counter() - start, spent() - before
    return {"passed": passed, "seconds": round(seconds), "processor_seconds": round(processor)}


def main(times: int) -> None:
    with busy(CORES):
        runs = [run_suite() for _ in range(times)]
    figure = "suites that passed while every core was busy"
    print(
        json.dumps(
            {"figure": figure, "passed": sum(run["passed"] for run in runs), "runs": runs, "cores": CORES}
        )
    )
    sys.exit(not all(run["passed"] for run in runs))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
