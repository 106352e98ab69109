#include "server/ids.hpp"

#include <unistd.h>

#include <algorithm>

#include "engine/check.hpp"
#include "engine/text.hpp"

namespace paydirt::server {
namespace {

constexpr const char* kWords[] = {
    "acorn",  "amber",  "anvil",  "apple",   "arrow",  "aspen",  "badger", "banjo",   "bark",    "barley",
    "barrel", "basin",  "basket", "bay",     "beach",  "beacon", "bean",   "bear",    "beaver",  "bell",
    "bench",  "berry",  "birch",  "bison",   "blaze",  "bloom",  "boat",   "bolt",    "bonnet",  "boot",
    "bottle", "bow",    "branch", "brass",   "bread",  "breeze", "brick",  "bridge",  "brook",   "broom",
    "bucket", "button", "cabin",  "cactus",  "camp",   "candle", "canoe",  "canvas",  "canyon",  "cart",
    "castle", "cedar",  "chain",  "chalk",   "chest",  "chili",  "cider",  "cinder",  "clay",    "cliff",
    "cloud",  "clover", "coal",   "coast",   "cobalt", "coffee", "comet",  "copper",  "coral",   "corn",
    "cotton", "cougar", "cove",   "coyote",  "crane",  "creek",  "crow",   "crown",   "cup",     "cypress",
    "daisy",  "dawn",   "deer",   "delta",   "desert", "dew",    "ditch",  "dome",    "dove",    "drum",
    "dune",   "dusk",   "eagle",  "earth",   "elk",    "elm",    "ember",  "falcon",  "feather", "fence",
    "fern",   "ferry",  "fiddle", "field",   "fig",    "finch",  "fire",   "flag",    "flint",   "flour",
    "flute",  "foal",   "fog",    "forest",  "forge",  "fox",    "frost",  "garden",  "gate",    "gem",
    "ginger", "glade",  "glass",  "goat",    "gold",   "goose",  "grain",  "grape",   "grass",   "gravel",
    "grove",  "gulch",  "hammer", "harbor",  "harp",   "hat",    "hawk",   "hay",     "hazel",   "heron",
    "hill",   "honey",  "hoof",   "horn",    "horse",  "iron",   "island", "ivy",     "jade",    "jar",
    "jay",    "jug",    "kettle", "key",     "kite",   "lake",   "lamp",   "lantern", "lark",    "leaf",
    "lemon",  "lily",   "linen",  "log",     "lynx",   "maple",  "marble", "marsh",   "meadow",  "melon",
    "mesa",   "mill",   "mint",   "mist",    "moon",   "moss",   "mule",   "nest",    "nugget",  "oak",
    "oar",    "oats",   "olive",  "onyx",    "orchid", "otter",  "owl",    "ox",      "paddle",  "pan",
    "paper",  "path",   "peach",  "pearl",   "pebble", "pepper", "pick",   "pine",    "plain",   "plum",
    "pond",   "pony",   "poppy",  "prairie", "quail",  "quartz", "quill",  "rabbit",  "rain",    "ranch",
    "raven",  "reed",   "ridge",  "river",   "road",   "robin",  "rope",   "rose",    "saddle",  "sage",
    "salt",   "sand",   "shore",  "silver",  "sky",    "slate",  "sluice", "smoke",   "snow",    "spade",
    "spark",  "spring", "spruce", "star",    "steam",  "stone",  "storm",  "stream",  "sugar",   "summit",
    "sun",    "swan",   "tent",   "thyme",   "timber", "topaz",  "trail",  "trout",   "tulip",   "valley",
    "wagon",  "walnut", "willow", "wind",    "wolf",   "wren",
};
static_assert(std::size(kWords) == 256, "one byte chooses a word");

void fill_random(void* bytes, size_t count) {
  constexpr size_t kMostAtOnce = 256;  // what getentropy gives in one call
  auto* to = static_cast<char*>(bytes);
  while (count > 0) {
    const size_t some = std::min(count, kMostAtOnce);
    require(getentropy(to, some) == 0);
    to += some;
    count -= some;
  }
}

}  // namespace

Seed random_seed() {
  Seed seed{};
  fill_random(seed.data(), seed.size());
  return seed;
}

uint64_t random_number() {
  uint64_t number = 0;
  fill_random(&number, sizeof number);
  return number;
}

std::string new_table_id() {
  constexpr int kLetters = 7;  // with the words more than 64 bits
  uint8_t bytes[4];
  fill_random(bytes, sizeof bytes);
  std::string id;
  for (const uint8_t byte : bytes) append(id, say(kWords[byte], '-'));
  uint64_t number = random_number();
  for (int i = 0; i < kLetters; ++i, number /= 26) id += static_cast<char>('a' + number % 26);
  return id;
}

bool is_table_id(std::string_view text) {
  if (text.empty() || text.size() > 48) return false;
  for (const char each : text) {
    if (each != '-' && (each < 'a' || each > 'z')) return false;
  }
  return true;
}

std::string new_token() { return to_hex(random_seed()); }

std::string identity_of(std::string_view token) {
  Digest bytes;
  if (!from_hex(token, bytes)) return {};
  return to_hex(sha256(as_text(bytes)));
}

}  // namespace paydirt::server
