#include "app/domain/document/contentissue.h"

#include "app/domain/document/reasons.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>

namespace ink::domain {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto issuesName = "contentIssues"_L1;
constexpr auto treatmentName = "contentTreatment"_L1;

} // namespace

QString contentIssueCode(ContentIssue issue)
{
    switch (issue) {
    case ContentIssue::DynamicForm:
        return u"dynamicForm"_s;
    case ContentIssue::XfaForm:
        return u"xfaForm"_s;
    case ContentIssue::Portfolio:
        return u"portfolio"_s;
    case ContentIssue::Layers:
        return u"layers"_s;
    case ContentIssue::Scripts:
        return u"scripts"_s;
    case ContentIssue::Actions:
        return u"actions"_s;
    case ContentIssue::ExternalContent:
        return u"externalContent"_s;
    case ContentIssue::AlternateImages:
        return u"alternateImages"_s;
    case ContentIssue::Media:
        return u"media"_s;
    case ContentIssue::PrintDiffers:
        return u"printDiffers"_s;
    case ContentIssue::BrokenSignature:
        return u"brokenSignature"_s;
    }
    return {};
}

Message contentIssueMessage(ContentIssue issue)
{
    switch (issue) {
    case ContentIssue::DynamicForm:
        return reasons::fileHasDynamicForm();
    case ContentIssue::XfaForm:
        return reasons::fileHasXfaForm();
    case ContentIssue::Portfolio:
        return reasons::fileIsPortfolio();
    case ContentIssue::Layers:
        return reasons::fileHasLayers();
    case ContentIssue::Scripts:
        return reasons::fileHasScripts();
    case ContentIssue::Actions:
        return reasons::fileHasActions();
    case ContentIssue::ExternalContent:
        return reasons::fileHasExternalContent();
    case ContentIssue::AlternateImages:
        return reasons::fileHasAlternateImages();
    case ContentIssue::Media:
        return reasons::fileHasMedia();
    case ContentIssue::PrintDiffers:
        return reasons::filePrintsDifferently();
    case ContentIssue::BrokenSignature:
        return reasons::fileHasBrokenSignature();
    }
    return {};
}

QList<ContentTreatment> treatmentsOf(ContentIssue issue)
{
    switch (issue) {
    case ContentIssue::Portfolio:
        return {ContentTreatment::TakeAttachments, ContentTreatment::Freeze};
    case ContentIssue::Scripts:
    case ContentIssue::Actions:
        return {ContentTreatment::RemoveScripts, ContentTreatment::Freeze};
    case ContentIssue::DynamicForm:
    case ContentIssue::XfaForm:
    case ContentIssue::Layers:
    case ContentIssue::ExternalContent:
    case ContentIssue::AlternateImages:
    case ContentIssue::Media:
    case ContentIssue::PrintDiffers:
    case ContentIssue::BrokenSignature:
        break;
    }
    return {ContentTreatment::Freeze};
}

QString contentTreatmentCode(ContentTreatment treatment)
{
    switch (treatment) {
    case ContentTreatment::Keep:
        return u"keep"_s;
    case ContentTreatment::Freeze:
        return u"freeze"_s;
    case ContentTreatment::RemoveScripts:
        return u"removeScripts"_s;
    case ContentTreatment::TakeAttachments:
        return u"takeAttachments"_s;
    case ContentTreatment::Refuse:
        return u"refuse"_s;
    }
    return {};
}

std::optional<ContentTreatment> contentTreatmentFromCode(const QString& code)
{
    const auto found =
        std::find_if(std::begin(allContentTreatments), std::end(allContentTreatments),
                     [&](ContentTreatment each) { return contentTreatmentCode(each) == code; });
    if (found == std::end(allContentTreatments)) return std::nullopt;
    return *found;
}

QList<ContentIssue> contentIssues(const File& file)
{
    QList<ContentIssue> issues;
    const QJsonArray listed = file.extra.value(issuesName).toArray();
    for (const ContentIssue each : allContentIssues)
        if (std::any_of(listed.begin(), listed.end(), [&](const QJsonValue& entry) {
                return entry.toObject().value("code"_L1) == contentIssueCode(each);
            }))
            issues.append(each);
    return issues;
}

void setContentIssues(File& file, const QList<ContentIssue>& issues)
{
    file.extra.remove(issuesName);
    if (issues.isEmpty()) return;
    QJsonArray listed;
    for (const ContentIssue each : issues) {
        QJsonArray treatments;
        for (const ContentTreatment one : treatmentsOf(each))
            treatments.append(contentTreatmentCode(one));
        QJsonObject entry = contentIssueMessage(each).toJson();
        entry.insert("code"_L1, contentIssueCode(each));
        entry.insert("treatments"_L1, treatments);
        listed.append(entry);
    }
    file.extra.insert(issuesName, listed);
}

ContentTreatment contentTreatment(const File& file)
{
    return contentTreatmentFromCode(file.extra.value(treatmentName).toString())
        .value_or(ContentTreatment::Keep);
}

void setContentTreatment(File& file, ContentTreatment treatment)
{
    file.extra.remove(treatmentName);
    if (treatment == ContentTreatment::Keep) return;
    file.extra.insert(treatmentName, contentTreatmentCode(treatment));
}

} // namespace ink::domain
