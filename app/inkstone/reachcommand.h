#pragma once

#include "app/inkstone/commands/command.h"
#include "app/inkstone/options/commandline.h"

#include <QNetworkAccessManager>

class QNetworkReply;

namespace ink {

/**
 * `inkstone reach [ADDRESS] [--json]`: opens an address as a signer's browser would and reports whether an
 * Inkstone service answers; 0 it does, 1 not. Works on any computer. The window runs it as a process of its
 * own to see its service from outside.
 */
class ReachCommand final : public Command
{
    Q_OBJECT
public:
    /** `own` is where this computer's signing links lead; empty = only this computer can open them. */
    ReachCommand(RunReach run, QString own);
    void start() override;

private:
    void read(QNetworkReply& reply);
    /** `fault` is empty when a service answered. */
    void notify(const QString& mark, QLatin1StringView fault);

    RunReach m_run;
    QNetworkAccessManager m_network;
};

} // namespace ink
