#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

// The parts that recipients have in a file, and the state of its signed bytes [ours]. Both follow from the
// tags and the seals, and are set in the service's responses only.

/** A recipient's part in a file: the first of these that applies. */
enum class FilePart { Signs, Initials, Fills, Approves, Edits, Views };

/** A recipient and their part in a file. */
struct FileParty
{
    InvitationId invitationId;
    FilePart part = FilePart::Views;
    std::optional<Timestamp> finishedTime; ///< time when the recipient finished; nothing for who only views
    bool operator==(const FileParty&) const = default;
};

/** A person whose signature or initials are in a file. */
struct FileSigner
{
    InvitationId invitationId;
    QString name;
    Timestamp time{};
    bool operator==(const FileSigner&) const = default;
};

/** Pending: recipients still have to act on the file, or none has to. Signed: all recipients who act on it
 * have finished, but the document is not completed. Sealed: the signed file exists. Ended: the document was
 * cancelled, declined or has expired. */
enum class FileState { Pending, Signed, Sealed, Ended };

/** The result of signing a file of a document that was sent. */
struct FileResult
{
    FileState state = FileState::Pending;
    QString level;             ///< the level that the seals of all files have reached; empty = not sealed
    QString sha256;            ///< of the file as signed so far, lower-case hex; empty = without signatures
    QList<FileSigner> signers; ///< who has signed it, in the order of signing
    bool operator==(const FileResult&) const = default;
};

/** `signs`, `initials`, `fills`, `approves`, `edits` or `views`. */
[[nodiscard]] QString filePartCode(FilePart part);
[[nodiscard]] std::optional<FilePart> filePartFromCode(const QString& code);
/** `pending`, `signed`, `sealed` or `ended`. */
[[nodiscard]] QString fileStateCode(FileState state);
[[nodiscard]] std::optional<FileState> fileStateFromCode(const QString& code);

} // namespace ink::domain
