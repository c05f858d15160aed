// Expands a list of types to parameters, for the lists of reasons.
#pragma once

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
