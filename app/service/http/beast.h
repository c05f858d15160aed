#pragma once

// The use of Boost in this room: its non-template code is compiled once, in boostimpl.cpp. Only .cpp files
// include this.
#define BOOST_ASIO_SEPARATE_COMPILATION
#define BOOST_BEAST_SEPARATE_COMPILATION
#define BOOST_ASIO_NO_DEPRECATED
