// Compiles the separate parts of Boost.Asio and Boost.Beast, once for the program.
