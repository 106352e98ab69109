// What moves, scripts and positions call the things on the table.
#pragma once

#include <array>

#include "engine/enum_names.hpp"
#include "games/golden_wilderness/things.hpp"

namespace paydirt::golden_wilderness {

/// The largest sum that one move names; larger ones take further moves.
inline constexpr int kMostAtOnce = 250;

inline constexpr const char* kTileNames[kTiles] = {
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13",
    "C14", "I01", "I02", "I03", "I04", "I05", "I06", "I07", "I08", "I09", "I10", "I11", "I12",
    "I13", "I14", "I15", "I16", "I17", "I18", "I19", "I20", "I21", "I22", "I23", "I24"};
inline constexpr std::array<const char*, kCards> kCardNames = {
    "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14", "P15",
    "P16", "P17", "P18", "P19", "P20", "P21", "P22", "P23", "P24", "P25", "R01", "R02", "R03", "R04", "R05",
    "R06", "R07", "R08", "R09", "R10", "R11", "R12", "R13", "S01", "S02", "S03", "S04", "S05", "S06", "S07",
    "S08", "S09", "S10", "S11", "S12", "S13", "S14", "S15", "S16", "S17", "S18", "S19", "S20", "N01", "N02",
    "N03", "N04", "N05", "N06", "N07", "N08", "N09", "N10", "N11", "N12", "N13", "N14", "N15", "N16"};
/// A sword of a card, or one left of cards played for their icons.
inline constexpr int kPurse = kCards;
inline constexpr auto kSwordNames = joined_tables(kCardNames, std::array{"purse"});
inline constexpr auto& kDeckNames = kEnumNames<Deck>;
inline constexpr auto& kProductNames = kEnumNames<Product>;
inline constexpr auto& kThingNames = kEnumNames<Thing>;
inline constexpr const char* kSideNames[kSides] = {"E", "SE", "SW", "W", "NW", "NE"};
inline constexpr const char* kSeatNames[kPlayers] = {"0", "1", "2", "3", "4"};

}  // namespace paydirt::golden_wilderness
