#!/usr/bin/env python3
"""A PostgreSQL of one's own: in a temporary folder, on the loopback address, gone afterwards.

Usage: postgres.py COMMAND...   runs the command with PAYDIRT_POSTGRES, the address of an empty database
"""
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

PROGRAMS = "/usr/lib/postgresql/15/bin/"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def runs(process):
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


class Postgres:
    """Durable as it comes. It refuses to run as root, so for root it runs as another user."""

    def __init__(self, *settings):
        self.folder = tempfile.mkdtemp(prefix="paydirt-pg-")
        self.user = {}
        if os.getuid() == 0:
            self.user = {"user": "postgres", "group": pwd.getpwnam("postgres").pw_gid, "extra_groups": []}
            shutil.chown(self.folder, "postgres")
        self.data = os.path.join(self.folder, "data")
        self.settings = settings
        self.port = free_port()
        self.url = f"postgres://paydirt@127.0.0.1:{self.port}/postgres?sslmode=disable"
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", "paydirt", "-E", "UTF8", "--locale=C", "--no-instructions", "-N")
        self.start()

    def run(self, program, *arguments, **more):
        done = subprocess.run([PROGRAMS + program, *arguments], capture_output=True, cwd="/", **self.user, **more)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stdout.decode()}{done.stderr.decode()}")
        return done.stdout.decode()

    def start(self):
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"port={self.port}", "-c", "unix_socket_directories=",
                   "-c", "max_connections=200", *self.settings]
        with open(os.path.join(self.folder, "log"), "ab") as log:
            self.process = subprocess.Popen([PROGRAMS + "postgres", "-D", self.data, *options], cwd="/", stdout=log,
                                            stderr=log, start_new_session=True, **self.user)
        end = time.time() + 60
        while subprocess.run([PROGRAMS + "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]).returncode != 0:
            if self.process.poll() is not None or time.time() > end:
                with open(os.path.join(self.folder, "log")) as log:
                    raise RuntimeError("PostgreSQL does not start: " + log.read()[-2000:])
            time.sleep(0.02)

    def kill(self):
        """As if the machine had lost its power, as far as processes can. Those that it has started are in sessions of their own, and
        while one of them lives nothing can be started in its place."""
        self.process.send_signal(signal.SIGSTOP)  # so that it starts no more
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children") as children:
            processes = [self.process.pid, *map(int, children.read().split())]
        for process in processes:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:  # it has ended by itself
                pass
        self.process.wait()
        while any(map(runs, processes)):
            time.sleep(0.01)

    def sql(self, text):
        return self.run("psql", "-qAt", "-c", text, self.url)

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # without waiting for clients
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: postgres.py COMMAND...")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with Postgres() as database:
        sys.exit(subprocess.run(sys.argv[1:], env={**os.environ, "PAYDIRT_POSTGRES": database.url}).returncode)
