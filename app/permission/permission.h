#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace ink::permission {

/** The acts that another program can only do if a person allows them. */
enum class Action { Send, Remind, Cancel, Save };

/** Somebody whom the act concerns. */
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
/** What a program asks to do in a person's name, with everything that the person has to know. Texts are
 * foreign: they are shown as plain text only. */
struct Question
{
    Action action = Action::Send;
    QString program;       ///< the name that the program gives itself; nobody has checked it
    QString account;       ///< email address
    QString service;       ///< address; empty = the workspace on this computer
    QString title;         ///< of the document
    qint64 documentId = 0; ///< 0 = a new document
    QString templateTitle; ///< the template that a new document is made of; empty = none
    QList<Recipient> recipients;
    QList<SentFile> files;
    QList<NamedValue> values;
    QString message;                 ///< to the recipients; for Cancel the reason
    QString folder;                  ///< Save: where the file is written
    std::optional<qint64> costCents; ///< nothing for acts that cost nothing
    bool operator==(const Question&) const = default;
};

/** How a question ended. Unavailable: nobody could be asked. */
enum class Answer { Granted, Refused, TimedOut, Unavailable };

/** The codec between the programs of one person; both have the same version, or the question isn't asked. */
[[nodiscard]] QJsonObject toJson(const Question& question);
/** Nothing when a member is missing, unknown, or of another type. */
[[nodiscard]] std::optional<Question> questionFromJson(const QJsonObject& json);
/** `granted`, `refused`, `timedOut`, `unavailable`. */
[[nodiscard]] QString answerName(Answer answer);
[[nodiscard]] std::optional<Answer> answerFromName(const QString& name);

/** The question for a terminal, in English. Foreign texts can't write beyond their lines; see printable(). */
[[nodiscard]] QString terminalText(const Question& question);

} // namespace ink::permission
