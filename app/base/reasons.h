// The reasons by name, and a factory for each: `reasons::tableTooManyRows(limit)`.
#pragma once

#include "app/base/message.h"

#include <QtGlobal>

namespace ink {

enum class Reason : quint16 {
    None = 0,
#ifndef Q_MOC_RUN // moc cannot parse lists in lists
#define INK_REASON(name, wireKey, sentence, ...) name,
#include "app/base/reasonlist.h"
#endif
};

namespace reasons {

// The parameters of a factory from the list of its types.
#define INK_COUNTED(a, b, c, d, count, ...) count
#define INK_PARAMETERS0()
#define INK_PARAMETERS1(A) const A& a
#define INK_PARAMETERS2(A, B) const A &a, const B &b
#define INK_PARAMETERS3(A, B, C) const A &a, const B &b, const C &c
#define INK_PARAMETERS4(A, B, C, D) const A &a, const B &b, const C &c, const D &d
#define INK_JOIN2(a, b) a##b
#define INK_JOIN(a, b) INK_JOIN2(a, b)
#define INK_PARAMETERS(...)                                                                                  \
    INK_JOIN(INK_PARAMETERS, INK_COUNTED(__VA_ARGS__ __VA_OPT__(, ) 4, 3, 2, 1, 0))(__VA_ARGS__)
#define INK_REASON(name, wireKey, sentence, ...) [[nodiscard]] Message name(INK_PARAMETERS(__VA_ARGS__));
#include "app/base/reasonlist.h"

} // namespace reasons

} // namespace ink
