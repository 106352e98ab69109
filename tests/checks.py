"""Counts tests: one is a function that is run to its end, however many checks it makes on the way."""
import traceback

_passed = _failed = 0
_wrong = 0  # checks that did not hold in the test that is running


def check(name, holds, detail=""):
    global _wrong
    if not holds:
        _wrong += 1
        print(f"FAILED: {name} {str(detail)[:1200]}", flush=True)


def test(function, *given):
    """Runs one test and hands on what it returns; one that cannot go on has failed, and the next is run."""
    global _passed, _failed, _wrong
    _wrong = 0
    answer = None
    try:
        answer = function(*given)
    except Exception:
        check(f"{function.__name__}: runs to its end", False, traceback.format_exc()[-1200:])
    if _wrong:
        _failed += 1
    else:
        _passed += 1
    return answer


def report():
    """Prints the last line; the exit code."""
    print(f"{_passed} passed, {_failed} failed")
    return 1 if _failed or not _passed else 0
