// Compiles the separate parts of Boost.Asio and Boost.Beast, once for the program.
#include "app/service/http/beast.h"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
