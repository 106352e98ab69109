"""What the tests of the server share: the server as a process, HTTP, and a small WebSocket client."""
import base64
import http.client
import json
import os
import random
import select
import socket
import struct
import subprocess
import time

GAME = "sutters-mill"


class Server:
    """The real server with a data file of its own, or as one of the nodes that share a database."""

    def __init__(self, program, data, *options, store=None):
        self.program, self.data, self.options = program, data, options
        self.where = ["--store", store] if store else ["--data", data]
        self.port = 0
        self.start()

    def start(self):
        self.log = open(self.data + ".log", "ab")
        self.process = subprocess.Popen(
            [self.program, "serve", "--port", str(self.port), *self.where, *self.options],
            stdout=subprocess.PIPE, stderr=self.log)
        line = self.process.stdout.readline().decode()
        if "http://" not in line:
            with open(self.data + ".log", errors="replace") as log:
                raise RuntimeError("the server did not start: " + line + log.read()[-500:])
        self.port = int(line.rsplit(":", 1)[1].strip(" /\n"))

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.text = response.read().decode("utf-8", "replace")

    @property
    def json(self):
        return json.loads(self.text)


class Visitor:
    """Somebody with a token."""

    def __init__(self, server, name=None):
        self.server = server
        made = call(server, "POST", "/api/visitors", {"name": name} if name else {})
        self.token, self.name = made.json["token"], made.json["name"]

    def call(self, method, path, body=None):
        return call(self.server, method, path, body, {"Authorization": "Bearer " + self.token})

    def get(self, path):
        return self.call("GET", path)

    def post(self, path, body=None):
        return self.call("POST", path, body if body is not None else {})

    def new_table(self, seats, **more):
        body = {"game": GAME, "seats": seats, "options": {}, "private": True, "undo": "free", "clock": None,
                "bot_after": None, "shuffle_seats": False, **more}
        return self.post("/api/tables", body)

    def join(self, table, since=0, changes=False):
        return Seat(self.server, table, self.token, since, changes)


def call(server, method, path, body=None, headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        text = body if isinstance(body, (str, bytes)) else None if body is None else json.dumps(body)
        connection.request(method, path, text, headers or {})
        return Answer(connection.getresponse())
    finally:
        connection.close()


class Closed(Exception):
    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class WebSocket:
    def __init__(self, server, path, headers=None):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise Closed(1006)
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send_frame(self, data, opcode=1):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        word = int.from_bytes((mask * (size // 4 + 1))[:size], "big") if size else 0
        masked = (int.from_bytes(data, "big") ^ word).to_bytes(size, "big") if size else b""
        self.socket.sendall(head + mask + masked)

    def receive(self, timeout=30):
        """The next text frame."""
        self.socket.settimeout(timeout)
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            data = self._take(size)
            opcode = first & 0xF
            if opcode == 8:
                raise Closed(struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 1005)
            if opcode == 9:
                self.send_frame(data, 10)
            elif opcode in (1, 2):
                return data.decode()

    def close(self):
        try:
            self.send_frame(struct.pack(">H", 1000), 8)
        except OSError:
            pass
        self.socket.close()


def applied(value, change):
    """The value after a change, as docs/api.md has it."""
    if isinstance(change, list):
        return changed_text(value, *change) if len(change) > 1 else change[0]
    length = change.get("length")
    if isinstance(value, list) or isinstance(length, int):
        value = (value or [])[:length]
        value += [None] * ((length or 0) - len(value))
        for name, each in change.items():
            if name.isdigit():
                value[int(name)] = applied(value[int(name)], each)
            elif name != "length":
                fill(value, name, each)
        return value
    value = value or {}
    value = {name: each for name, each in value.items() if change.get(name) != []}
    value.update({name: applied(value.get(name), each) for name, each in change.items() if each != []})
    return value


def fill(rows, name, texts):
    before = ""
    for i, text in enumerate(texts):
        before = text if isinstance(text, str) else changed_text(before, *text)
        rows[i] = {**(rows[i] or {}), name: before}


def changed_text(before, front, text, end=0):
    return before[:front] + text + before[len(before) - end:]


class Seat(WebSocket):
    """A connection at a table that remembers what it was told."""

    def __init__(self, server, table, token, since=0, changes=False, headers=None):
        headers = headers or ({"Authorization": "Bearer " + token} if token else {})
        super().__init__(server, "/ws/" + table, headers)
        self.frames, self.states, self.events, self.chat = [], [], [], []
        self.table = self.state = None
        self.count = 0
        self.next = 0
        if self.status == 101:
            self.ask("join", since=since, **({"changes": True} if changes else {}))

    def hear(self, timeout=30):
        text = self.receive(timeout)
        frame = json.loads(text)
        self.frames.append(text)
        if frame["t"] == "change":
            frame = {**applied(self.state, frame["change"]), "t": "state", "events": frame["events"],
                     **({"id": frame["id"]} if "id" in frame else {})}
        if frame["t"] == "table":
            self.table = frame["table"]
        elif frame["t"] == "state":
            self.state = frame
            self.states.append(frame)
            self.events += frame["events"]
            self.next = frame["next"]
        elif frame["t"] == "chat":
            self.chat += frame["messages"]
        return frame

    def hear_of(self, kind):
        """The next frame of this kind; who comes and goes, and what bots do, may be told in between."""
        while True:
            frame = self.hear()
            if frame["t"] == kind:
                return frame

    def has_news(self):
        return bool(self.buffer) or bool(select.select([self.socket], [], [], 0)[0])

    def tell(self, kind, **fields):
        self.count += 1
        id = fields.pop("id", None) or f"{kind}{self.count}-{random.randrange(10**9)}"
        self.send_frame(json.dumps({"t": kind, "id": id, **fields}).encode())
        return id

    def ask(self, kind, timeout=30, **fields):
        """Sends, and hears until it is answered."""
        id = self.tell(kind, **fields)
        while True:
            frame = self.hear(timeout)
            if frame.get("id") == id:  # a state may bring the answer along
                return {"t": "done", "id": id} if frame["t"] == "state" else frame

    def asked(self, seat=None):
        for each in self.state["asked"] if self.state else []:
            if seat is None or each["seat"] == seat:
                return each
        return None

    def wait(self, condition, timeout=30):
        end = time.time() + timeout
        while not condition():
            self.hear(max(0.01, end - time.time()))

    def choose(self, question, move, **more):
        return self.ask("choose", seat=question["seat"], question=question["question"], moves=[move], **more)

    def play_random(self, dice=random):
        question = self.asked()
        return self.choose(question, dice.choice(question["moves"])["move"])


class Steady(random.Random):
    """Chooses at random, but never turns to Tear Down: a game lasts a while."""

    def choice(self, moves):
        return super().choice([move for move in moves if move["move"] != "switch"] or moves)


def play_out(seats, dice=random, most=100000):
    """Random moves by all these connections until the game is over everywhere."""
    for _ in range(most):
        if all(seat.state and seat.state["over"] for seat in seats):
            return
        acted = False
        for seat in seats:
            while seat.has_news():
                seat.hear()
            if not seat.state["over"] and seat.asked():
                seat.play_random(dice)
                acted = True
                break
        if not acted and not all(seat.state["over"] for seat in seats):
            select.select([seat.socket for seat in seats], [], [], 5)
    raise RuntimeError("the game does not end")
