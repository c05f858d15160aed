#include "ui/pages/editor/fields/fieldpictures.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"

#include <utility>

namespace ink::ui {

namespace {

bool isImageField(const domain::Tag& tag)
{
    return tag.type == domain::TagType::Attachment && tag.style.format == QLatin1StringView("image");
}

} // namespace

FieldPictures::FieldPictures(workflow::Session& session) : m_session(session) {}

// Index(withPictures): Pictures in fields of a running document: where the window gets them
domain::Document FieldPictures::withPictures(domain::Document document)
{
    for (domain::Tag& tag : document.tags) {
        if (!isImageField(tag) || tag.text.isEmpty() || !tag.image.isEmpty()) continue;
        const QString key = QStringLiteral("%1 %2").arg(tag.id.value()).arg(tag.text);
        tag.image = m_pictures.value(key);
        if (tag.image.isEmpty()) fetch(document.id, tag.id, key);
    }
    return document;
}

void FieldPictures::clear()
{
    ++m_request;
    m_pictures.clear();
    m_requested.clear();
}

void FieldPictures::fetch(domain::DocumentId document, domain::TagId tag, const QString& key)
{
    if (!m_session.client() || m_requested.contains(key)) return;
    m_requested.insert(key);
    m_session.client()->download(
        document, QStringLiteral("attachment:%1").arg(tag.value()), {}, this,
        [this, turn = m_request, key](const Result<api::ApiClient::Download>& answer) {
            // Another service may not provide the picture: then the field keeps showing the file's name.
            if (turn != m_request || !answer) return;
            m_pictures.insert(key, answer->bytes);
            Q_EMIT changed();
        });
}

} // namespace ink::ui

#include "moc_fieldpictures.cpp"
