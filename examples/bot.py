#!/usr/bin/env python3
"""Takes an open seat at a table and plays random legal moves to the end: bot.py http://127.0.0.1:8080 TABLE [SEAT]"""
import base64, http.client, json, os, random, socket, struct, sys
from urllib.parse import urlparse


def post(host, path, body, token=""):
    connection = http.client.HTTPConnection(host)
    connection.request("POST", path, json.dumps(body), {"Authorization": "Bearer " + token} if token else {})
    answer = json.loads(connection.getresponse().read())
    if "error" in answer:
        sys.exit(answer["error"])
    return answer


class WebSocket:
    def __init__(self, host, path, token):
        name, _, port = host.partition(":")
        self.stream = socket.create_connection((name, int(port or 80))).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.write((f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                           f"Authorization: Bearer {token}\r\n\r\n").encode())
        self.stream.flush()
        while self.stream.readline().strip():
            pass

    def send(self, message, opcode=1):
        data, mask = message if opcode != 1 else json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.stream.write(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        self.stream.flush()

    def receive(self):
        while True:
            opcode, size = self.stream.read(2)
            size = struct.unpack(">H", self.stream.read(2))[0] if size == 126 else \
                struct.unpack(">Q", self.stream.read(8))[0] if size == 127 else size
            data = self.stream.read(size)
            if opcode & 15 == 1:
                return json.loads(data)
            if opcode & 15 == 9:
                self.send(data, 10)
            elif opcode & 15 == 8:
                sys.exit("the server closed the connection")


def play(address, table, seat, choose, name="Dice"):
    """Takes the seat and plays to the end; choose(state, asked) is one of asked["moves"]."""
    host = urlparse(address).netloc
    token = post(host, "/api/visitors", {"name": name})["token"]
    post(host, f"/api/tables/{table}/sit", {"seat": seat}, token)
    line = WebSocket(host, "/ws/" + table, token)
    line.send({"t": "join", "id": "join", "since": None})
    while not (message := line.receive()).get("over"):
        for asked in message.get("asked", []):
            move = choose(message, asked)
            print(asked["prompt"], "->", move["words"])
            line.send({"t": "choose", "id": f"{asked['seat']}-{asked['question']}", "seat": asked["seat"],
                       "question": asked["question"], "moves": [move["move"]]})
    print("over:", message["ending"], [score["total"] for score in message["scores"]])


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1,
         lambda state, asked: random.choice(asked["moves"]))
