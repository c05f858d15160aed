#include "app/service/rules/importtags.h"

#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/tagvalue.h"
#include "app/pdf/intake/tagimport.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/reasons.h"

namespace ink::service {

using domain::Document;
using domain::Tag;
using domain::TagType;

Result<Message> addTagsOfFiles(const store::BlobStore& blobs, Document& document, bool mayAdd,
                               const domain::Limits& limits)
{
    QHash<int, domain::TagImport> imports;
    qsizetype fields = 0;
    qsizetype anchors = 0;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        INK_ASSIGN(blob, blobs.read(document.files.at(i).sha256));
        INK_TRY(blob.map());
        INK_ASSIGN(import, pdf::importTags(blob.bytes()));
        const qsizetype count = import.tags.size();
        for (const domain::ImportedTag& each : import.tags)
            anchors += domain::isFromAnchor(each.tag) ? 1 : 0;
        fields += count;
        imports.insert(static_cast<int>(i), std::move(import));
    }
    fields -= anchors;
    domain::ImportPlan plan = domain::planImport(document, imports, mayAdd, limits.invitations,
                                                 domain::languageTag(document.setting.language));
    if (!plan.issues.isEmpty()) {
        constexpr qsizetype maximum = 100;
        Message sentence = plan.issues.constFirst().message;
        return fail(ErrorCode::Validation, std::move(sentence),
                    plan.issues.first(std::min(maximum, plan.issues.size())));
    }
    document.tags += plan.tags;
    for (qsizetype i = document.invitations.size(); i < plan.invitations.size(); ++i)
        document.invitations.append(plan.invitations.at(i));
    for (domain::Invitation& invitation : document.invitations)
        if (invitation.guid.isEmpty()) invitation.guid = drafts::newGuid();
    for (qsizetype i = 0; i < document.files.size(); ++i)
        if (!imports.value(static_cast<int>(i)).tags.isEmpty())
            document.files[i].intake.hasImportedTags = true;
    if (plan.tags.isEmpty()) return Message();
    return reasons::tagsImported(fields, anchors);
}

ImportTraces importTraces(const Document& document, domain::FileId file,
                          const std::function<bool(const Tag&)>& isFilled)
{
    ImportTraces traces;
    for (const domain::File& each : document.files)
        if (each.id == file) traces.hasAnchors = domain::removesAnchors(document, each);
    for (const Tag& tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        if (!place.file || place.file->id != file) continue;
        const QString name = tag.facts.origin.formField;
        if (!domain::isFromField(tag) || name.isEmpty()) continue;
        pdf::FormValue value;
        value.field = name;
        const bool filled = isFilled(tag);
        if (isToggle(tag.type)) {
            value.onState = tag.facts.origin.formValue;
            value.isOn = filled && domain::isChecked(tag);
        } else if (filled && tag.type != TagType::MaskedText && !domain::isSignatureLike(tag.type)) {
            value.text = tag.text; // masked text must not be readable in the file
        }
        traces.fields.append(std::move(value));
    }
    return traces;
}

Result<void> removeTraces(pdf::IncrementalWriter& writer, const ImportTraces& traces)
{
    if (traces.hasAnchors) INK_TRY(writer.eraseAnchors());
    if (!traces.fields.isEmpty()) INK_TRY(writer.applyFormValues(traces.fields));
    return {};
}

} // namespace ink::service
