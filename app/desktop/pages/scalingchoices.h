#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How a person looks at experiments, remembered from one start to the next and from one run to
// another: the picture of each kind of experiment, the measure, and which experiment it was.

#include "app/desktop/charts/scalingchart.h"

#include <QJsonObject>

#include <array>
#include <optional>
#include <string>

namespace jinbang::app {

enum class ScalingView { Curve, Bars, Rounds, Table };
inline constexpr int kScalingViews = int(ScalingView::Table) + 1;

struct ScalingChoices {
    /// By Experiment::Kind.
    std::array<ScalingView, 4> views{ScalingView::Curve, ScalingView::Curve, ScalingView::Bars,
                                     ScalingView::Bars};
    ScalingMeasure measure = ScalingMeasure::PerDocument;
    bool whiskers = true, logScale = true;
    std::optional<Experiment::Kind> kind; // with the subject: the experiment that was chosen last
    std::string subject;
    std::optional<core::Operation> operation;
    friend bool operator==(const ScalingChoices &, const ScalingChoices &) = default;

    [[nodiscard]] ScalingView &view(Experiment::Kind of) { return views[size_t(of)]; }
};

[[nodiscard]] QJsonObject toJson(const ScalingChoices &choices);
/// Whatever is missing or of a wrong type keeps its default.
[[nodiscard]] ScalingChoices scalingChoicesOf(const QJsonObject &object);

} // namespace jinbang::app
