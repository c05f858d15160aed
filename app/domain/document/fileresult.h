#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

// The parts that recipients have in a file, and the state of its signed bytes. Both follow from the tags and
// the seals, and are set in the service's responses only. Not part of the contract.

/** A recipient's part in a file: the first value that applies. */
enum class FilePart { Signs, Initials, Fills, Approves, Edits, Views };

/** A recipient and their part in a file. */
struct FileParty
{
    InvitationId invitationId;
    FilePart part = FilePart::Views;
    std::optional<Timestamp> finishedTime; ///< time when the recipient finished; nothing before, or if they
                                           ///< only view the file
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

/** Pending: a recipient still has to act on the file, or no recipient has to. Signed: all recipients who act
 * on it have finished, but the document is not completed. Sealed: the signed file exists. Ended: the document
 * was cancelled or declined, or has expired. */
enum class FileState { Pending, Signed, Sealed, Ended };

/** The result of signing a file of a document that was sent. */
struct FileResult
{
    FileState state = FileState::Pending;
    QString level;             ///< the level that the seals of all files have reached; empty = not sealed
    QString sha256;            ///< SHA-256 of the file as signed so far, lower-case hex; empty = unsigned
    QList<FileSigner> signers; ///< the people who have signed it, in the order of signing
    bool operator==(const FileResult&) const = default;
};

/** Returns `signs`, `initials`, `fills`, `approves`, `edits` or `views`. */
[[nodiscard]] QString filePartCode(FilePart part);
[[nodiscard]] std::optional<FilePart> filePartFromCode(const QString& code);
/** Returns `pending`, `signed`, `sealed` or `ended`. */
[[nodiscard]] QString fileStateCode(FileState state);
[[nodiscard]] std::optional<FileState> fileStateFromCode(const QString& code);

} // namespace ink::domain
