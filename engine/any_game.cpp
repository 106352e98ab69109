#include "engine/any_game.hpp"

#include "engine/text.hpp"

namespace paydirt {

Refusal verify(const AnyGame& game, const Record& record) {
  const ChanceSource& chance = record.header.chance;
  if (chance.kind == ChanceSource::Kind::sealed) {
    if (!chance.server_seed)
      return {"the record does not hold the server's seed, so its chance cannot be verified"};
    if (sha256(as_text(*chance.server_seed)) != chance.commitment) {
      return {"the server's seed is not the one that was committed to before the game"};
    }
  }
  const auto match = game.replay(record, record.moves.size());
  if (!match) return match.refusal();
  const std::optional<RecordedResult> result = (*match)->record().result;
  if (record.result && !result) return {"the record claims a result, but the game is not over"};
  if (record.result && *record.result != *result)
    return {"the game ends with another result than the recorded one"};
  return {};
}

}  // namespace paydirt
