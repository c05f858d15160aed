#include "app/service/http/beast.h"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
