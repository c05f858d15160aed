#pragma once

#include "app/inkstone/commandbase/command.h"

#include <QNetworkAccessManager>

class QNetworkReply;

namespace ink {

/** The arguments of `inkstone reach`. */
struct ReachRequest
{
    QString address; ///< empty = the address of this computer's signing links
    bool json = false;
};
/** Parses the options of `inkstone reach`. */
[[nodiscard]] ParsedCommand parseReach(SubcommandLine& line);

/**
 * `inkstone reach [ADDRESS] [--json]`: opens an address as a signer's browser would and reports whether an
 * Inkstone service responds. Exits with 0 if it does, otherwise with 1. Works on any computer. The window
 * runs it in a separate process to see its service from outside.
 */
class ReachCommand final : public Command
{
    Q_OBJECT
public:
    ReachCommand(const ReachRequest& request, const CommandContext& context);
    void start() override;

private:
    void read(QNetworkReply& reply);
    /** Prints the result and ends the command. `mark` identifies the service that responded; `fault` is empty
     * if one did. */
    void reportResult(const QString& mark, QLatin1StringView fault);

    ReachRequest m_request;
    QNetworkAccessManager m_network;
};

} // namespace ink
