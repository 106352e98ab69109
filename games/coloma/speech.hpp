// Words that prompts, choices, refusals and the log of Coloma share.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/coloma/box.hpp"

namespace paydirt::coloma {

std::string many(int count, const char* one, const char* more);
/// "2 Dudes and 3 Bucks".
std::string goods_words(const Goods& goods);
/// "0 Dudes and 3 Bucks": so much of the goods that `named` has.
std::string goods_words(const std::array<int, kGoods>& counts, const Goods& named);
std::string lodge_words(const Player& player);
/// "2D 3B"; also "2 cards", "2 VP".
std::string short_words(const Goods& goods);
/// What enables an ability: "Shovel", "Bust at 3".
const char* trigger_words(Trigger trigger);
const std::string& character_name(const Edition& edition, int character);
const char* action_words(Action action);
/// "Poker Hall" for poker_hall.
std::string title_of(std::string_view id);
const char* barrel_name(Barrel barrel);
/// "1 Dude", "2 Dudes".
std::string good_words(Good good, int count);

}  // namespace paydirt::coloma
