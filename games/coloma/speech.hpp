// Words that prompts, choices, refusals and the log of Coloma share.
#pragma once

#include <string>

#include "games/coloma/box.hpp"

namespace paydirt::coloma {

std::string many(int count, const char* one, const char* more);
/// "2 Dudes and 3 Bucks".
std::string goods_words(const Goods& goods);
std::string lodge_words(const Player& player);
/// "Dude", "Dudes".
std::string good_words(Good good, int count);
const char* seat_name(int seat);

}  // namespace paydirt::coloma
