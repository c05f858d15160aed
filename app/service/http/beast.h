#pragma once

// The Boost configuration of app/service/http: its non-template code is compiled once, in beast.cpp.
// Include this in .cpp files only.
#define BOOST_ASIO_SEPARATE_COMPILATION
#define BOOST_BEAST_SEPARATE_COMPILATION
#define BOOST_ASIO_NO_DEPRECATED
