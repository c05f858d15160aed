#include "app/domain/document/fileresult.h"

namespace ink::domain {

QString filePartCode(FilePart part)
{
    switch (part) {
    case FilePart::Signs:
        return QStringLiteral("signs");
    case FilePart::Initials:
        return QStringLiteral("initials");
    case FilePart::Fills:
        return QStringLiteral("fills");
    case FilePart::Approves:
        return QStringLiteral("approves");
    case FilePart::Edits:
        return QStringLiteral("edits");
    case FilePart::Views:
        return QStringLiteral("views");
    }
    return {};
}

std::optional<FilePart> filePartFromCode(const QString& code)
{
    using enum FilePart;
    for (const FilePart part : {Signs, Initials, Fills, Approves, Edits, Views})
        if (code == filePartCode(part)) return part;
    return std::nullopt;
}

QString fileStateCode(FileState state)
{
    switch (state) {
    case FileState::Pending:
        return QStringLiteral("pending");
    case FileState::Signed:
        return QStringLiteral("signed");
    case FileState::Sealed:
        return QStringLiteral("sealed");
    case FileState::Ended:
        return QStringLiteral("ended");
    }
    return {};
}

std::optional<FileState> fileStateFromCode(const QString& code)
{
    using enum FileState;
    for (const FileState state : {Pending, Signed, Sealed, Ended})
        if (code == fileStateCode(state)) return state;
    return std::nullopt;
}

} // namespace ink::domain
