"""Builds the wheel with CMake alone, so that `pip install .` needs no network.

PAYDIRT_BUILD names a build folder that is there already; without it one is made beside the sources.
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sysconfig
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
VERSION = re.search(r"project\(paydirt VERSION ([0-9.]+)", (HERE.parent / "CMakeLists.txt").read_text()).group(1)
METADATA = f"""Metadata-Version: 2.1
Name: paydirt
Version: {VERSION}
Summary: Board games of the California gold rush, with bots, for people who study games
License: MIT
Requires-Python: >=3.9
Requires-Dist: numpy
"""


def tags():
    version = sysconfig.get_config_var("py_version_nodot")
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"cp{version}-cp{version}-{platform}"


def build():
    """The folder of the package, built."""
    folder = os.environ.get("PAYDIRT_BUILD")
    if folder is None:
        folder = HERE.parent / "build" / "wheel"
        python = pathlib.Path(sysconfig.get_path("scripts")) / "python3"
        subprocess.run(
            ["cmake", "-S", HERE.parent, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DPAYDIRT_TESTS=OFF",
             "-DPAYDIRT_PYTHON=ON", "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=12",
             f"-DPython_EXECUTABLE={os.environ.get('PYTHON', python if python.exists() else '/usr/bin/python3')}"],
            check=True,
        )  # fmt: skip
    subprocess.run(["cmake", "--build", folder, "--target", "paydirt_python"], check=True)
    return pathlib.Path(folder) / "python" / "paydirt"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    package = build()
    name = f"paydirt-{VERSION}-{tags()}.whl"
    info = f"paydirt-{VERSION}.dist-info"
    files = {f"paydirt/{path.name}": path.read_bytes() for path in sorted(package.iterdir()) if path.is_file()}
    files[f"{info}/METADATA"] = METADATA.encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: paydirt\nRoot-Is-Purelib: false\nTag: {tags()}\n".encode()
    record = "".join(f"{path},sha256={digest(data)},{len(data)}\n" for path, data in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(path, data)
    return name


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
