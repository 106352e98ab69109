"""What can be broken: one server with its file, or two nodes with a PostgreSQL behind a cable that can be cut."""
import os
import resource
import select
import signal
import socket
import subprocess
import threading
import time

from postgres import Postgres
from table_client import Server, call

OPTIONS = ("--bot-pace", "0", "--no-rate-limits", "--thinkers", "1")


def until(condition, seconds=30):
    end = time.time() + seconds
    while True:
        try:
            if condition():
                return
        except OSError:
            pass
        if time.time() > end:
            raise RuntimeError("it does not come to pass")
        time.sleep(0.02)


class Cable:
    """Between the nodes and the database: carries everything, late, not at all, or is cut."""

    def __init__(self, port):
        self.to = port
        self.delay = 0.0
        self.is_cut = self.is_silent = False
        self.ends = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near = self.listener.accept()[0]
            except OSError:
                return
            try:
                if self.is_cut:
                    raise OSError
                far = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                near.close()
                continue
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.ends |= {near, far}
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, source, sink):
        try:
            while True:
                data = source.recv(65536)
                while self.is_silent:
                    time.sleep(0.01)
                if self.delay:
                    time.sleep(self.delay)
                if not data:
                    break
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            self.hang_up(end)

    def hang_up(self, end):
        self.ends.discard(end)
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()

    def cut(self):
        self.is_cut = True
        for end in list(self.ends):
            self.hang_up(end)

    def mend(self):
        self.is_cut = self.is_silent = False
        self.delay = 0.0


class OneServer:
    name = "sqlite"

    def __init__(self, program, folder):
        self.program, self.data = program, os.path.join(folder, "test.db")
        # A full disk is a file that may not grow; as for every service, that is an error and no signal.
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        self.nodes = [Server(program, self.data, *OPTIONS)]
        self.faults = [self.kill_node, self.full_disk, self.pause]

    def kill_node(self, _):
        self.nodes[0].kill()
        self.nodes[0].start()

    def full_disk(self, _):
        pid = self.nodes[0].process.pid
        most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1000, most[1]))
        time.sleep(0.3)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, most)

    def pause(self, _):
        """As a machine that was busy with something else."""
        self.nodes[0].process.send_signal(signal.SIGSTOP)
        time.sleep(0.3)
        self.nodes[0].process.send_signal(signal.SIGCONT)

    def check(self):
        return subprocess.run([self.program, "store", "check", self.data], capture_output=True, text=True).stdout

    def stop(self):
        return [node.stop() for node in self.nodes]


class TwoNodes:
    name = "postgres"

    def __init__(self, program, folder):
        self.program = program
        self.database = Postgres()
        self.cable = Cable(self.database.port)
        url = self.database.url.replace(str(self.database.port), str(self.cable.port))
        self.nodes = [Server(program, os.path.join(folder, f"node{number}"), *OPTIONS, store=url) for number in range(2)]
        self.faults = [self.kill_node, self.kill_database, self.cut_cable, self.silent_cable, self.slow_cable,
                       self.no_writes, self.pause_node]

    def kill_node(self, dice):
        node = dice.choice(self.nodes)
        node.kill()
        node.start()

    def kill_database(self, _):
        self.database.kill()
        self.database.start()

    def cut_cable(self, _):
        self.cable.cut()
        time.sleep(0.3)
        self.cable.mend()

    def silent_cable(self, _):
        self.cable.is_silent = True
        time.sleep(0.7)
        self.cable.mend()

    def slow_cable(self, _):
        self.cable.delay = 0.03
        time.sleep(0.7)
        self.cable.mend()

    def no_writes(self, _):
        """What a database says whose disk is full."""
        for setting in ("on", "off"):
            self.database.sql(f"ALTER SYSTEM SET default_transaction_read_only={setting}")
            self.database.sql("SELECT pg_reload_conf()")
            time.sleep(0.3)

    def pause_node(self, dice):
        """Longer than a node may be silent: another leads its tables meanwhile."""
        node = dice.choice(self.nodes).process
        node.send_signal(signal.SIGSTOP)
        time.sleep(3)
        node.send_signal(signal.SIGCONT)

    def check(self):
        return subprocess.run([self.program, "store", "check", self.database.url], capture_output=True, text=True).stdout

    def stop(self):
        codes = [node.stop() for node in self.nodes]
        self.cable.listener.close()
        self.cable.cut()
        self.database.stop()
        return codes


def is_well(node):
    """It writes and reads. /healthz says more: there a failed write counts for ten seconds."""
    made = call(node, "POST", "/api/visitors", {})
    return made.status == 200 and call(node, "GET", "/api/tables", headers={
        "Authorization": "Bearer " + made.json["token"]}).status == 200
