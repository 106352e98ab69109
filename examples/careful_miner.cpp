// The bot of careful_miner.py in C++: a program that is asked on its standard input, one JSON object a line,
// and answers on its standard output. paydirt arena cave-in --bots build/dev/tests/careful_miner,greedy
#include <iostream>
#include <string>

#include "engine/json_read.hpp"

namespace {

bool can_leave(const boost::json::object& asked) {
  for (const auto& each : asked.at("moves").as_array()) {
    if (each.at("move").as_string() == "leave") return true;
  }
  return false;
}

/// Leaves when the next card is more likely to cost than to bring.
std::string choose(const boost::json::object& asked) {
  const auto& table = asked.at("open").as_object();
  if (!table.contains("props")) return std::string(asked.at("moves").at(0).at("move").as_string());
  const auto& left = table.at("left").as_array();
  int64_t gain = 0;
  for (size_t value = 1; value < left.size(); ++value)
    gain += static_cast<int64_t>(value) * left[value].as_int64();
  const bool last_prop = table.at("props").as_int64() == 1;
  const int64_t loss = last_prop ? left[0].as_int64() * table.at("load").as_int64() : 0;
  return can_leave(asked) && loss > gain ? "leave" : "dig";
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const auto asked = paydirt::parse_json(line);
    if (!asked) return 1;
    const auto& object = asked->as_object();
    std::cout << R"({"id":)" << object.at("id").as_int64() << R"(,"move":")" << choose(object) << "\"}"
              << std::endl;
  }
}
