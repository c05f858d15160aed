#pragma once

#include "app/base/message.h"
#include "app/domain/document/file.h"

#include <QList>

#include <optional>

namespace ink::domain {

/** A way in which the content of a file can change by itself, or differ between programs, the screen and
 * paper.
 */
enum class ContentIssue {
    DynamicForm,     ///< an XFA form without pages of its own: other programs show "Please wait…"
    XfaForm,         ///< an XFA form beside its pages
    Portfolio,       ///< a collection of files behind a cover page
    Layers,          ///< layers that aren't shown always and everywhere
    Scripts,         ///< JavaScript
    Actions,         ///< actions other than links, or that run by themselves
    ExternalContent, ///< content that lies in other files
    AlternateImages, ///< images with alternates, such as one for printing
    Media,           ///< sound, video, 3D and other content that only some programs play
    PrintDiffers,    ///< annotations or fields that are shown only on a screen, or only on paper
    BrokenSignature  ///< a signature that is broken already
};
inline constexpr ContentIssue allContentIssues[] = {
    ContentIssue::DynamicForm,     ContentIssue::XfaForm,         ContentIssue::Portfolio,
    ContentIssue::Layers,          ContentIssue::Scripts,         ContentIssue::Actions,
    ContentIssue::ExternalContent, ContentIssue::AlternateImages, ContentIssue::Media,
    ContentIssue::PrintDiffers,    ContentIssue::BrokenSignature};

/** The treatment of files that have such content, as a request asks for it. */
enum class ContentTreatment {
    Keep,            ///< as they are, with their issues listed; a dynamic form can't be sent
    Freeze,          ///< what the pages show on a screen becomes their only content
    RemoveScripts,   ///< scripts and actions are removed, everything else stays
    TakeAttachments, ///< the PDFs in a portfolio become the files of the document
    Refuse           ///< a file with any issue is refused
};
inline constexpr ContentTreatment allContentTreatments[] = {
    ContentTreatment::Keep, ContentTreatment::Freeze, ContentTreatment::RemoveScripts,
    ContentTreatment::TakeAttachments, ContentTreatment::Refuse};

/** The name on the wire and in rows, e.g. `dynamicForm`. */
[[nodiscard]] QString contentIssueCode(ContentIssue issue);
[[nodiscard]] Message contentIssueMessage(ContentIssue issue);
/** The treatments that end an issue. */
[[nodiscard]] QList<ContentTreatment> treatmentsOf(ContentIssue issue);
/** `keep`, `freeze`, `removeScripts`, `takeAttachments`, `refuse`. */
[[nodiscard]] QString contentTreatmentCode(ContentTreatment treatment);
[[nodiscard]] std::optional<ContentTreatment> contentTreatmentFrom(const QString& code);

// Both are among a file's further members: `contentIssues`, an array of objects with `code`, `reason`,
// `message` and `treatments`, and `contentTreatment`.
[[nodiscard]] QList<ContentIssue> contentIssues(const File& file);
void setContentIssues(File& file, const QList<ContentIssue>& issues);
/** The treatment that a file got when it was taken in; Keep: none. */
[[nodiscard]] ContentTreatment contentTreatment(const File& file);
void setContentTreatment(File& file, ContentTreatment treatment);

} // namespace ink::domain
