#pragma once

#include "app/domain/document/documentdata.h"
#include "app/domain/document/documentsettingfields.h"
#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <limits>

namespace ink::domain {

// The fields of a document's parts as on the wire (contract §4), in the order in which they are read. The
// fields in `additionalFieldsOf` are additional members, on the wire and in rows (see facts.h).

inline constexpr qint64 maxCoordinate = 1'000'000; ///< no page is this large, so sums of two never overflow
inline constexpr qint64 maxImageBytes = 2LL * 1024 * 1024; ///< maximum size of a signature image, after
                                                           ///< Base64 decoding

/** The fields of a recipient's authentication. */
[[nodiscard]] constexpr auto fieldsOf(const Authentication*)
{
    using namespace Qt::Literals::StringLiterals;
    using A = Authentication;
    return std::tuple(Field{"type"_L1, &A::type}, Field{"phone"_L1, &A::phone, 64}.omitDefault(),
                      Field{"phoneCountryCode"_L1, &A::phoneCountryCode, 16}.omitDefault(),
                      Field{"code"_L1, &A::code, 128}.omitDefault());
}

// Index(fieldsOf): Recipients, tags, files: names and limits of their fields on the wire
/** Excludes `mail` and `sms`, which consist of several members each. */
[[nodiscard]] constexpr auto fieldsOf(const Invitation*)
{
    using namespace Qt::Literals::StringLiterals;
    using I = Invitation;
    return std::tuple(
        Field{"id"_L1, &I::id}.withAlias("invitationID"_L1).omitDefault(),
        Field{"GUID"_L1, &I::guid, 64}.omitDefault(), Field{"recipientName"_L1, &I::recipientName, 1024},
        Field{"placeholderName"_L1, &I::hasPlaceholderName}.omitDefault(),
        Field{"recipientEmail"_L1, &I::recipientEmail, 1024}, Field{"actionType"_L1, &I::actionType},
        Field{"sequence"_L1, &I::sequence, maxCoordinate}, Field{"status"_L1, &I::status},
        Field{"canSignTags"_L1, &I::canSignTags}, Field{"authentications"_L1, &I::authentications, 16},
        Field{"lastReminderSent"_L1, &I::lastReminderSent},
        Field{"reminderEmailCount"_L1, &I::reminderEmailCount}.asCount(),
        Field{"openedTime"_L1, &I::openedTime}, Field{"finishedTime"_L1, &I::finishedTime},
        Field{"rejectReason"_L1, &I::rejectReason}, Field{"hostedSigners"_L1, &I::hostedSigners, 200},
        Field{"language"_L1, &I::language, 35}, Field{"signingURL"_L1, &I::signingUrl}.omitDefault(),
        Field{"privateMessage"_L1, &I::privateMessage, 20'000}.omitDefault(),
        Field{"mayDelegate"_L1, &I::mayDelegate}.omitDefault(),
        Field{"openQuestions"_L1, &I::openQuestions}.omitDefault(),
        Field{"group"_L1, &I::group, 255}.omitDefault(),
        Field{"groupNeeded"_L1, &I::requiredGroupMembers, 200}.atLeast(1).omitDefault(),
        Field{"released"_L1, &I::isReleased}.omitDefault(), Field{"witness"_L1, &I::isWitness}.omitDefault(),
        Field{"namedByPrevious"_L1, &I::isNamedByPrevious}.omitDefault(),
        Field{"copyAtEnd"_L1, &I::receivesCopyAtEnd}.omitDefault(),
        Field{"startAfterDays"_L1, &I::startAfterDays, 3650}.omitDefault(),
        Field{"readyTime"_L1, &I::readyTime}.omitDefault(),
        Field{"onBehalfOf"_L1, &I::onBehalfOf}.omitDefault(),
        Field{"signingCertificate"_L1, &I::signingCertificate}.omitDefault(),
        Field{"hostedFinished"_L1, &I::finishedHostedSigners, 200}.omitDefault(),
        Field{"waitingFor"_L1, &I::waitingFor}.omitDefault());
}

/** A recipient's role and the data for autofill, beyond the contract. */
[[nodiscard]] constexpr auto additionalFieldsOf(const Invitation*)
{
    using namespace Qt::Literals::StringLiterals;
    using I = Invitation;
    return std::tuple(Field{"role"_L1, &I::role, 255}, Field{"company"_L1, &I::company, 255},
                      Field{"jobTitle"_L1, &I::jobTitle, 255});
}

/** Inlined into the object that has this rectangle. */
[[nodiscard]] constexpr auto fieldsOf(const PageRect*)
{
    using namespace Qt::Literals::StringLiterals;
    return std::tuple(Field{"left"_L1, &PageRect::left, maxCoordinate}.atLeast(-maxCoordinate),
                      Field{"top"_L1, &PageRect::top, maxCoordinate}.atLeast(-maxCoordinate),
                      Field{"width"_L1, &PageRect::width, maxCoordinate}.atLeast(-maxCoordinate),
                      Field{"height"_L1, &PageRect::height, maxCoordinate}.atLeast(-maxCoordinate));
}

/** `rect` has no name: its fields are members of the tag's object. */
[[nodiscard]] constexpr auto fieldsOf(const Tag*)
{
    using namespace Qt::Literals::StringLiterals;
    constexpr qint64 lowest = std::numeric_limits<int>::min();
    return std::tuple(
        Field{"id"_L1, &Tag::id}.withAlias("tagID"_L1).omitDefault(), Field{"name"_L1, &Tag::name, 1024},
        Field{"groupName"_L1, &Tag::groupName, 1024}, Field{"type"_L1, &Tag::type}.withAlias("tagType"_L1),
        Field{"pageIndex"_L1, &Tag::pageIndex}.atLeast(lowest),
        Field{"pageId"_L1, &Tag::pageId}.omitDefault(),
        Field{"invitationIndex"_L1, &Tag::invitationIndex}.atLeast(lowest),
        Field{"invitationId"_L1, &Tag::invitationId}.omitDefault(), Field{{}, &Tag::rect},
        Field{"isMandatory"_L1, &Tag::isMandatory},
        Field{"text"_L1, &Tag::text, maxLongText}.withAlias("textValue"_L1),
        Field{"image"_L1, &Tag::image, maxImageBytes}.withAlias("imageDataValue"_L1).omitDefault(),
        Field{"style"_L1, &Tag::style});
}

/** The contract's `style`. */
[[nodiscard]] constexpr auto fieldsOf(const TagStyle*)
{
    using namespace Qt::Literals::StringLiterals;
    using S = TagStyle;
    return std::tuple(
        Field{"options"_L1, &S::options}.omitDefault(), Field{"checked"_L1, &S::checked}.omitDefault(),
        Field{"maxLength"_L1, &S::maxLength, maxCoordinate}.omitDefault(),
        Field{"pattern"_L1, &S::pattern, 1024}.omitDefault(), Field{"min"_L1, &S::min}.omitDefault(),
        Field{"max"_L1, &S::max}.omitDefault(), Field{"decimals"_L1, &S::decimals, 15}.omitDefault(),
        Field{"dateFormat"_L1, &S::dateFormat, 64}.omitDefault(),
        Field{"fontFamily"_L1, &S::fontFamily, 128}.omitDefault(),
        Field{"fontSize"_L1, &S::fontSize, 1000}.omitDefault(),
        Field{"colour"_L1, &S::colour, 32}.withAlias("color"_L1).omitDefault(),
        Field{"align"_L1, &S::align, 16}.omitDefault(), Field{"readOnly"_L1, &S::readOnly}.omitDefault(),
        Field{"placeholder"_L1, &S::placeholder}.omitDefault(),
        Field{"condition"_L1, &S::condition}.omitDefault(), Field{"formula"_L1, &S::formula}.omitDefault());
}

/** The fields of a style beyond the contract. */
[[nodiscard]] constexpr auto additionalFieldsOf(const TagStyle*)
{
    using namespace Qt::Literals::StringLiterals;
    using S = TagStyle;
    return std::tuple(Field{"multiline"_L1, &S::multiline}, Field{"comb"_L1, &S::comb},
                      Field{"format"_L1, &S::format, 64}, Field{"help"_L1, &S::help, 1024},
                      Field{"earliest"_L1, &S::earliest, 32}, Field{"latest"_L1, &S::latest, 32},
                      Field{"fill"_L1, &S::fill, 32}, Field{"minChosen"_L1, &S::minChosen, maxCoordinate},
                      Field{"maxChosen"_L1, &S::maxChosen, maxCoordinate});
}

/** The part of a file that a tag was imported from, beyond the contract. */
[[nodiscard]] constexpr auto additionalFieldsOf(const TagOrigin*)
{
    using namespace Qt::Literals::StringLiterals;
    return std::tuple(Field{"importedFrom"_L1, &TagOrigin::source, 16},
                      Field{"formField"_L1, &TagOrigin::formField, 4096},
                      Field{"formValue"_L1, &TagOrigin::formValue, 4096});
}

// Index(TagFacts): Locked tags, tab order, origin: their names on the wire and in rows
/** Excludes `origin`, whose fields are listed separately. */
[[nodiscard]] constexpr auto additionalFieldsOf(const TagFacts*)
{
    using namespace Qt::Literals::StringLiterals;
    using F = TagFacts;
    return std::tuple(Field{"externalId"_L1, &F::externalId, 255},
                      Field{"tabOrder"_L1, &F::tabPosition}.atLeast(1),
                      Field{"hostedSigner"_L1, &F::hostedSigner}.asLenient(),
                      Field{"locked"_L1, &F::isLocked}.asLenient(), Field{"free"_L1, &F::isFree}.asLenient(),
                      Field{"droppedCondition"_L1, &F::droppedCondition}.asLenient(),
                      Field{"droppedFormula"_L1, &F::droppedFormula}.asLenient(),
                      Field{"customField"_L1, &F::customField, maxDataNameLength},
                      Field{"customFieldDefault"_L1, &F::customFieldDefault}.asLenient());
}

/** Excludes the pages, because a list of documents doesn't contain them. */
[[nodiscard]] constexpr auto fieldsOf(const File*)
{
    using namespace Qt::Literals::StringLiterals;
    return std::tuple(Field{"id"_L1, &File::id}.withAlias("fileID"_L1).omitDefault(),
                      Field{"name"_L1, &File::name, 1024}.withAlias("fileName"_L1),
                      Field{"sequence"_L1, &File::sequence, maxCoordinate},
                      Field{"size"_L1, &File::size}.asCount(), Field{"sha256"_L1, &File::sha256, 64});
}

/** The recipients who may see a file, beyond the contract. */
[[nodiscard]] constexpr auto additionalFieldsOf(const File*)
{
    using namespace Qt::Literals::StringLiterals;
    return std::tuple(Field{"visibleTo"_L1, &File::visibleTo, 200});
}

/** Set by the service; not validated when parsed. */
[[nodiscard]] constexpr auto additionalFieldsOf(const FileIntake*)
{
    using namespace Qt::Literals::StringLiterals;
    using I = FileIntake;
    return std::tuple(
        Field{"uploadedSha256"_L1, &I::uploadedSha256}, Field{"restricted"_L1, &I::restricted},
        Field{"wasEncrypted"_L1, &I::wasEncrypted}, Field{"carriesSignatures"_L1, &I::hasSignatures},
        Field{"onlyForm"_L1, &I::allowsOnlyFormFilling}, Field{"tagsImported"_L1, &I::hasImportedTags});
}

} // namespace ink::domain
