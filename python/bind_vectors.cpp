// Many games at once, into arrays that belong to the caller.
#include "games/registry.hpp"
#include "python/bindings.hpp"
#include "python/table.hpp"

namespace paydirt::python {
namespace {

constexpr size_t kMostGames = 1'000'000;
constexpr unsigned kMostThreads = 256;

/// An array of the caller's. It is looked at again at every step: numpy can move what it holds.
struct Array {
  const char* name;
  std::vector<py::ssize_t> shape;
  char kind;
  py::ssize_t itemsize;
  py::object held = py::none();

  void hold(const py::object& given) {
    if (!given.is_none()) check(given);
    held = given;
  }
  void* data() const { return held.is_none() ? nullptr : check(held).mutable_data(); }

 private:
  py::array check(const py::object& given) const {
    std::string sizes;
    for (const py::ssize_t size : shape) append(sizes, say(sizes.empty() ? "" : " x ", size));
    const Refusal refusal{say(name, ": must be a writeable C-contiguous array of ", sizes, ' ',
                              kind == 'f'   ? "float32"
                              : kind == 'i' ? "int8"
                                            : "bool or uint8")};
    if (!py::isinstance<py::array>(given)) throw Refused{refusal};
    const auto array = py::reinterpret_borrow<py::array>(given);
    const bool is_kind = array.dtype().kind() == kind || (kind == 'u' && array.dtype().kind() == 'b');
    const bool fits = array.ndim() == static_cast<py::ssize_t>(shape.size()) &&
                      std::equal(shape.begin(), shape.end(), array.shape());
    const bool plain = (array.flags() & py::array::c_style) != 0 && array.writeable();
    if (!is_kind || array.itemsize() != itemsize || !fits || !plain) throw Refused{refusal};
    return array;
  }
};

class Vector {
 public:
  Vector(std::shared_ptr<const AnyRules> rules, const VectorPlan& plan)
      : rules_(std::move(rules)), games_(plan.games), vector_(rules_->vector(plan)) {
    const auto n = static_cast<py::ssize_t>(games_);
    const auto numbers = static_cast<py::ssize_t>(rules_->observation_names().size());
    const auto actions = static_cast<py::ssize_t>(action_count(rules_->game().kinds()));
    arrays_ = {Array{"observations", {n, numbers}, 'f', 4}, Array{"masks", {n, actions}, 'u', 1},
               Array{"rewards", {n, rules_->seats()}, 'f', 4}, Array{"deciders", {n}, 'i', 1},
               Array{"done", {n}, 'u', 1}};
  }

  const AnyRules& rules() const { return *rules_; }
  size_t games() const { return games_; }

  void bind(const std::array<py::object, 5>& given) {
    const Busy::Turn turn = busy_.turn();
    std::vector<Array> arrays = arrays_;
    for (size_t i = 0; i < arrays.size(); ++i) arrays[i].hold(given[i]);
    arrays_ = std::move(arrays);
    work([&] { vector_->fill(); });
  }
  void reset(uint64_t seed) {
    const Busy::Turn turn = busy_.turn();
    work([&] { vector_->reset(seed); });
  }
  void sample(py::array actions) {
    const Busy::Turn turn = busy_.turn();
    check_actions(actions);
    auto* const to = static_cast<int64_t*>(actions.mutable_data());
    work([&] { vector_->sample(to); });
  }
  void advise(const std::string& bot, py::array actions) {
    const Busy::Turn turn = busy_.turn();
    const BotSpec spec = take(parse_bot(bot));
    check_actions(actions);
    auto* const to = static_cast<int64_t*>(actions.mutable_data());
    work([&] { vector_->advise(spec, to); });
  }
  void step(const py::array& actions) {
    const Busy::Turn turn = busy_.turn();
    check_actions(actions);
    const auto* const from = static_cast<const int64_t*>(actions.data());
    Refusal refusal;
    work([&] { refusal = vector_->step(from); });
    take(refusal);
  }

 private:
  void check_actions(const py::array& actions) const {
    if (actions.ndim() != 1 || actions.shape(0) != static_cast<py::ssize_t>(games_) ||
        actions.itemsize() != 8 || actions.dtype().kind() != 'i' ||
        (actions.flags() & py::array::c_style) == 0 || !actions.writeable()) {
      throw Refused{{say("actions: must be a writeable array of ", games_, " int64")}};
    }
  }

  template <class Work>
  void work(const Work& what) {
    vector_->use({static_cast<float*>(arrays_[0].data()), static_cast<uint8_t*>(arrays_[1].data()),
                  static_cast<float*>(arrays_[2].data()), static_cast<int8_t*>(arrays_[3].data()),
                  static_cast<uint8_t*>(arrays_[4].data())});
    const py::gil_scoped_release others_may_run;
    what();
  }

  std::shared_ptr<const AnyRules> rules_;
  size_t games_;
  std::unique_ptr<AnyVector> vector_;
  std::vector<Array> arrays_;
  Busy busy_;
};

std::unique_ptr<Vector> make_vector(const std::shared_ptr<AnyRules>& rules, size_t n, unsigned threads,
                                    uint64_t seed, const std::map<int, std::string>& opponents) {
  if (n < 1 || n > kMostGames) throw Refused{{say("n: must be 1 to ", kMostGames, ", not ", n)}};
  if (threads < 1 || threads > kMostThreads) throw Refused{{say("threads: must be 1 to ", kMostThreads)}};
  VectorPlan plan{n, threads, seed, {}};
  plan.opponents.resize(static_cast<size_t>(rules->seats()));
  for (const auto& [seat, bot] : opponents)
    plan.opponents[seat_of(seat, rules->seats())] = take(parse_bot(bot));
  if (opponents.size() == static_cast<size_t>(rules->seats())) {
    throw Refused{{"opponents: one seat at least must be left to the caller"}};
  }
  return std::make_unique<Vector>(rules, plan);
}

}  // namespace

void bind_vectors(py::module_& module) {
  py::class_<Vector>(module, "VectorCore")
      .def(py::init(&make_vector), py::arg("rules"), py::arg("n"), py::arg("threads"), py::arg("seed"),
           py::arg("opponents"))
      .def_property_readonly("n", &Vector::games)
      .def(
          "bind",
          [](Vector& vector, const py::object& observations, const py::object& masks,
             const py::object& rewards, const py::object& deciders, const py::object& done) {
            vector.bind({observations, masks, rewards, deciders, done});
          },
          py::arg("observations") = py::none(), py::arg("masks") = py::none(),
          py::arg("rewards") = py::none(), py::arg("deciders") = py::none(), py::arg("done") = py::none())
      .def("reset", &Vector::reset, py::arg("seed"))
      .def("sample", &Vector::sample, py::arg("actions"))
      .def("advise", &Vector::advise, py::arg("bot"), py::arg("actions"))
      .def("step", &Vector::step, py::arg("actions"));
}

}  // namespace paydirt::python
