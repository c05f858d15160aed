#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace ink::permission {

/** The actions that another program can perform only if a person allows them. */
enum class Action { Send, Remind, Cancel, Save };

/** A recipient whom the action concerns. */
struct Recipient
{
    QString name;
    QString email;
    int step = 1;
    bool receivesCopy = false; ///< gets a copy instead of signing
    bool operator==(const Recipient&) const = default;
};

/** A file that would be sent. */
struct SentFile
{
    QString path;
    qint64 bytes = 0;
    QString sha256; ///< lower-case hex, of the bytes that are sent
    bool operator==(const SentFile&) const = default;
};

/** A name with a value: of a field that is filled in, or of the document's data. */
struct NamedValue
{
    QString name;
    QString value;
    bool operator==(const NamedValue&) const = default;
};

// Index(Question): Other programs (MCP): what they may do only if a person allows it
/** A program's request to act on a person's behalf, with everything needed for the decision. The texts are
 * untrusted: show them as plain text only. */
struct Question
{
    Action action = Action::Send;
    QString program;       ///< self-reported name of the program; not verified
    QString account;       ///< email address
    QString service;       ///< address; empty = the workspace on this computer
    QString title;         ///< title of the document
    qint64 documentId = 0; ///< 0 = a new document
    QString templateTitle; ///< the template that a new document is created from; empty = none
    QList<Recipient> recipients;
    QList<SentFile> files;
    QList<NamedValue> values;
    QString message;                 ///< message to the recipients; for Cancel the reason
    QString folder;                  ///< Save: the folder to which the files are saved
    std::optional<qint64> costCents; ///< nothing for actions that cost nothing
    /** The account's charges including these costs, and its spending limit, if the limit is then almost
     * reached or exceeded. */
    std::optional<qint64> chargesCents;
    std::optional<qint64> spendLimitCents;
    bool operator==(const Question&) const = default;
};

/** The outcome of a question. Unavailable: no person could be asked. */
enum class Answer { Granted, Refused, TimedOut, Unavailable };

/** Encodes a question for another Inkstone process of the same user. */
[[nodiscard]] QJsonObject toJson(const Question& question);
/** Returns nothing if a member is missing, unknown (from another version), or of the wrong type. */
[[nodiscard]] std::optional<Question> questionFromJson(const QJsonObject& json);
/** Returns `granted`, `refused`, `timedOut` or `unavailable`. */
[[nodiscard]] QString answerName(Answer answer);
[[nodiscard]] std::optional<Answer> answerFromName(const QString& name);

/** Formats the question for a terminal, in English. Control characters are escaped; see printable(). */
[[nodiscard]] QString terminalText(const Question& question);

} // namespace ink::permission
