#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The members of what a report says about several cells together; reportfields.h says how such a
// list is used.

#include "core/archive/axisvalues.h"
#include "core/archive/httpvalues.h"
#include "core/archive/planfields.h"
#include "core/archive/scalingvalues.h"

namespace jinbang::core::archive {

void describe(auto &visit, Is<ScalingPoint> auto &point)
{
    visit("count", point.count);
    visit("nsPerOp", point.nsPerOp);
    visit("ciLow", point.ciLow);
    visit("ciHigh", point.ciHigh);
    visit("peakRssBytes", point.peakRssBytes);
}

void describe(auto &visit, Is<ScalingCurve> auto &curve)
{
    visit("label", curve.label);
    visit("slope", curve.slope);
    visit("rSquared", curve.rSquared);
    visit("missing", curve.missing);
    visit("points", curve.points);
}

void describe(auto &visit, Is<ScalingCrossing> auto &crossing)
{
    visit("before", crossing.before);
    visit("after", crossing.after);
    visit("lastCount", crossing.lastCount);
    visit("firstCount", crossing.firstCount);
    visit("at", crossing.at);
    visit("clear", crossing.clear);
}

void describe(auto &visit, Is<ScalingAdvice> auto &advice)
{
    visit("fromCount", advice.fromCount);
    visit("toCount", advice.toCount);
    visit("labels", advice.labels);
    visit("clear", advice.clear);
    visit("first", advice.first);
    visit("last", advice.last);
}

void describe(auto &visit, Is<ScalingResult> auto &result)
{
    visit("metric", result.metric);
    visit("counts", result.counts);
    visit("sentences", result.sentences);
    visit("advice", result.advice);
    visit("crossings", result.crossings);
    visit("curves", result.curves);
}

void describe(auto &visit, Is<AxisFactor> auto &factor)
{
    visit("metric", factor.metric);
    visit("label", factor.label);
    visit("axis", factor.axis);
    visit("from", factor.from);
    visit("to", factor.to);
    visit("ratio", factor.ratio);
    visit("ciLow", factor.ciLow);
    visit("ciHigh", factor.ciHigh);
}

void describe(auto &visit, Is<ThreadPoint> auto &point)
{
    visit("threads", point.threads);
    visit("opsPerSecond", point.opsPerSecond);
    visit("efficiency", point.efficiency);
    visit("fairness", point.fairness);
}

void describe(auto &visit, Is<ThreadCurve> auto &curve)
{
    visit("metric", curve.metric);
    visit("label", curve.label);
    visit("points", curve.points);
}

void describe(auto &visit, Is<http::Failures> auto &failures)
{
    visit("connect", failures.connect);
    visit("timeout", failures.timeout);
    visit("broken", failures.broken);
    visit("status", failures.status);
    visit("wrong", failures.wrong);
}

void describe(auto &visit, Is<HttpRoundResult> auto &round)
{
    visit("round", round.round);
    visit("position", round.position);
    visit("complete", round.complete);
    visit("failed", round.failed);
    visit("takenNs", round.takenNs);
    visit("requestsPerSecond", round.requestsPerSecond);
    visit("nsPerRequest", round.nsPerRequest);
    visit("percentiles", round.percentiles);
}

void describe(auto &visit, Is<HttpResult> auto &result)
{
    visit("contender", result.contender);
    visit("variant", result.variant);
    visit("label", result.label);
    visit("library", result.library);
    visit("version", result.version);
    visit("fixture", result.fixture);
    visit("loop", result.loop);
    visit("requests", result.requests);
    visit("connections", result.connections);
    visit("ratePerSecond", result.ratePerSecond);
    visit("keepAlive", result.keepAlive);
    visit("reuse", result.reuse);
    visit("allocator", result.allocator);
    visit("status", result.status);
    visit("reason", result.reason);
    visit("exactness", result.exactness);
    visit("complete", result.complete);
    visit("failures", result.failures);
    visit("takenNs", result.takenNs);
    visit("transferredBytes", result.transferredBytes);
    visit("bodyBytes", result.bodyBytes);
    visit("requestsPerSecond", result.requestsPerSecond);
    visit("nsPerRequest", result.nsPerRequest);
    visit("nsPerRequestAcross", result.nsPerRequestAcross);
    visit("ciLow", result.ciLow);
    visit("ciHigh", result.ciHigh);
    visit("relHalfWidth", result.relHalfWidth);
    visit("rank", result.rank);
    visit("percentiles", result.percentiles);
    visit("rounds", result.rounds);
}

} // namespace jinbang::core::archive
