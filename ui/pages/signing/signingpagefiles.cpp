// Files that are attached to fields: chosen beside the page, or dropped onto the field on it.
#include "app/domain/rules.h"
#include "ui/models/messagetext.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/errortext.h"

#include <QDropEvent>
#include <QStackedWidget>

namespace ink::ui {

using domain::TagId;
using domain::TagType;
using SigningState = workflow::SignInPerson::State;

void SigningPage::attach(TagId tag, const QString& path)
{
    m_signing.attach(tag, path, this, [this, tag](const Result<void>& result) {
        if (!result) showFileFault(tag, result.error());
    });
}

void SigningPage::detach(TagId tag)
{
    m_signing.detach(tag, this, [this, tag](const Result<void>& result) {
        if (!result) showFileFault(tag, result.error());
    });
}

void SigningPage::showFileFault(TagId tag, const Error& error)
{
    const auto at = static_cast<int>(m_fields.indexOf(tag));
    if (error.code == ErrorCode::Cancelled || m_signing.state() != SigningState::Open || at < 0) return;
    if (m_step != at) goTo(at);
    // What is wrong with the file is said best by the sentence alone.
    const bool ofFile = error.code == ErrorCode::MediaType || error.code == ErrorCode::TooLarge ||
                        error.code == ErrorCode::Validation || error.code == ErrorCode::Io;
    m_editor->setFault(ofFile && !error.detail.isEmpty() ? messageText(error.detail) : errorText(error));
}

void SigningPage::showFile()
{
    if (atReview()) return;
    const TagId id = m_fields.at(m_step);
    const domain::Tag* tag = tagOf(id);
    if (!tag || tag->type != TagType::Attachment) return;
    SigningAttachment::State state{tag->text, m_signing.attachedBytes(id), {}, m_signing.limits()};
    if (m_signing.sending() && m_signing.sending()->tag == id) state.sending = m_signing.sending();
    m_editor->setFile(state);
}

TagId SigningPage::fileFieldAt(const QPoint& viewport) const
{
    for (const TagId id : m_fields) {
        const domain::Tag* tag = tagOf(id);
        if (tag && tag->type == TagType::Attachment && m_view->tagViewportRect(id).contains(viewport))
            return id;
    }
    return {};
}

/** A file held over a field of mine on the page; true when that is so. */
bool SigningPage::dragOverPages(QEvent* event)
{
    if (m_stack->currentIndex() != Work || m_signing.sending()) return false;
    auto* drag = static_cast<QDropEvent*>(event);
    const QString path = onlyFileOf(drag->mimeData());
    if (path.isEmpty()) return false;
    const TagId id = fileFieldAt(drag->position().toPoint());
    drag->setDropAction(Qt::CopyAction);
    // Entered anywhere: the moves that follow tell whether it may be let go.
    drag->setAccepted(event->type() == QEvent::DragEnter || !id.isNull());
    if (id.isNull()) return true;
    if (event->type() != QEvent::Drop) {
        m_view->selection().select({id});
        return true;
    }
    m_editor->commit();
    goTo(static_cast<int>(m_fields.indexOf(id)));
    attach(id, path);
    return true;
}

bool SigningPage::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop)
        return dragOverPages(event) || QWidget::eventFilter(watched, event);
    if (type == QEvent::DragLeave && m_stack->currentIndex() == Work)
        m_view->selection().select(atReview() ? QList<TagId>() : QList<TagId>{m_fields.at(m_step)});
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui
