#include "ui/pages/documents/commands/commandreports.h"

namespace ink::ui {

CommandReports::CommandReports(QObject* parent) : QObject(parent) {}

} // namespace ink::ui

#include "moc_commandreports.cpp"
