#pragma once

#include "app/inkstone/commandbase/command.h"

#include <QNetworkAccessManager>

class QNetworkReply;

namespace ink {

/** The arguments of `inkstone reach`. */
struct ReachRequest
{
    QString address; ///< empty = the one that this computer's signing links have
    bool json = false;
};
/** Parses the options of `inkstone reach`. */
[[nodiscard]] ParsedCommand parseReach(SubcommandLine& line);

/**
 * `inkstone reach [ADDRESS] [--json]`: opens an address as a signer's browser would and reports whether an
 * Inkstone service responds: 0 if it does, else 1. Works on any computer. The window runs it in a separate
 * process to see its service from outside.
 */
class ReachCommand final : public Command
{
    Q_OBJECT
public:
    ReachCommand(const ReachRequest& request, const CommandContext& context);
    void start() override;

private:
    void read(QNetworkReply& reply);
    /** `fault` is empty if a service responded. */
    void reportResult(const QString& mark, QLatin1StringView fault);

    ReachRequest m_request;
    QNetworkAccessManager m_network;
};

} // namespace ink
