#!/usr/bin/env python3
"""Asks `paydirt analyse` for the best moves of a record's position: analyse_client.py PAYDIRT RECORD [MOVES_MADE]"""
import json
import subprocess
import sys


class Analyst:
    """The program, and its answers by the ids of the questions: many may be asked before the first is answered."""

    def __init__(self, paydirt):
        self.process = subprocess.Popen([paydirt, "analyse"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.asked = 0
        self.answers = {}

    def ask(self, do, **more):
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "do": do, **more}) + "\n")
        self.process.stdin.flush()
        return self.asked

    def answer(self, question):
        while question not in self.answers:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("the analyst has ended")
            answer = json.loads(line)
            self.answers[answer["id"]] = answer
        return self.answers.pop(question)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


if __name__ == "__main__":
    analyst = Analyst(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as file:
        record = file.read()
    answer = analyst.answer(analyst.ask("best", record=record, upto=int(sys.argv[3]) if len(sys.argv) > 3 else 0))
    if "error" in answer:
        raise SystemExit(answer["error"])
    for each in answer["best"]:
        print(f"{each['points']:+6.1f}  {each['words']}  ({', '.join(each['line'])})")
    analyst.close()
