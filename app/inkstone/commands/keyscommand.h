#pragma once

#include "app/base/secret.h"
#include "app/inkstone/commandbase/command.h"
#include "app/keys/keyring.h"

#include <QStringList>

namespace ink {

/** The arguments of `inkstone keys`. */
struct KeysRequest
{
    QStringList modules; ///< paths; empty = the installed ones
    QStringList files;   ///< PKCS#12
    QString test;        ///< the id of an identity, or the beginning of one
    bool json = false;
};
/** Parses the options of `inkstone keys`. */
[[nodiscard]] ParsedCommand parseKeys(SubcommandLine& line);

/**
 * `inkstone keys`: lists the certificates of cards, tokens and files with which this person can sign, and
 * what is missing if there is none. With `--test`, signs a random value. A PIN is asked on the terminal, or
 * read from standard input. Exits with 0 if a key can sign, otherwise with 1.
 */
class KeysCommand final : public Command
{
    Q_OBJECT
public:
    KeysCommand(const KeysRequest& request, const CommandContext& context);
    void start() override;

private:
    /** Opens the next file, whose password is asked for; lists the modules after the last one. */
    void openFiles(qsizetype next);
    void report(const QList<keys::SourceListing>& listings);
    void test(const QList<keys::Identity>& identities);
    void end(int exitCode) { Q_EMIT finished(exitCode); }

    KeysRequest m_request;
    const Clock& m_clock;
    keys::KeyRing m_ring;
    QList<keys::SourceListing> m_opened; ///< the listings of files
};

} // namespace ink
