#pragma once

namespace ink::service {
class Absences;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** An account's list of absences with their deputies [ours]. All arguments must outlive the router. */
void addAbsenceRoutes(Router& router, Absences& absences, Stores& stores);

} // namespace ink::service::http
