#pragma once

#include "app/base/message.h"
#include "app/domain/document/file.h"

#include <QList>

#include <optional>

namespace ink::domain {

/** A way in which the content of a file can change by itself, or differ between programs or between screen
 * and print. */
enum class ContentIssue {
    DynamicForm,     ///< an XFA form without static pages: other programs show "Please wait…"
    XfaForm,         ///< an XFA form in addition to static pages
    Portfolio,       ///< a collection of files with a cover page
    Layers,          ///< layers that are visible only under some conditions, such as when printing
    Scripts,         ///< JavaScript
    Actions,         ///< actions other than links, or actions that run automatically
    ExternalContent, ///< references to content in other files
    AlternateImages, ///< images with alternates, such as one for printing
    Media,           ///< sound, video, 3D and other content that only some programs play
    PrintDiffers,    ///< annotations or fields that are only visible on screen, or only in print
    BrokenSignature  ///< a signature that is already broken
};
inline constexpr ContentIssue allContentIssues[] = {
    ContentIssue::DynamicForm,     ContentIssue::XfaForm,         ContentIssue::Portfolio,
    ContentIssue::Layers,          ContentIssue::Scripts,         ContentIssue::Actions,
    ContentIssue::ExternalContent, ContentIssue::AlternateImages, ContentIssue::Media,
    ContentIssue::PrintDiffers,    ContentIssue::BrokenSignature};

/** The requested treatment of files with such content. */
enum class ContentTreatment {
    Keep,            ///< files stay unchanged, and their issues are listed; a dynamic form can't be sent
    Freeze,          ///< the pages' appearance on screen becomes their only content
    RemoveScripts,   ///< scripts and actions are removed, everything else stays
    TakeAttachments, ///< the PDFs in a portfolio become the files of the document
    Refuse           ///< a file with any issue is rejected
};
inline constexpr ContentTreatment allContentTreatments[] = {
    ContentTreatment::Keep, ContentTreatment::Freeze, ContentTreatment::RemoveScripts,
    ContentTreatment::TakeAttachments, ContentTreatment::Refuse};

/** The name on the wire and in rows, e.g. `dynamicForm`. */
[[nodiscard]] QString contentIssueCode(ContentIssue issue);
[[nodiscard]] Message contentIssueMessage(ContentIssue issue);
/** The treatments that resolve an issue. */
[[nodiscard]] QList<ContentTreatment> treatmentsOf(ContentIssue issue);
/** Returns `keep`, `freeze`, `removeScripts`, `takeAttachments` or `refuse`. */
[[nodiscard]] QString contentTreatmentCode(ContentTreatment treatment);
[[nodiscard]] std::optional<ContentTreatment> contentTreatmentFromCode(const QString& code);

// Both are additional JSON members of a file: `contentIssues`, an array of objects with `code`, `reason`,
// `message` and `treatments`, and `contentTreatment`.
[[nodiscard]] QList<ContentIssue> contentIssues(const File& file);
void setContentIssues(File& file, const QList<ContentIssue>& issues);
/** The treatment applied to a file at upload; Keep if there was none. */
[[nodiscard]] ContentTreatment contentTreatment(const File& file);
void setContentTreatment(File& file, ContentTreatment treatment);

} // namespace ink::domain
