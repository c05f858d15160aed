#include "ui/pages/signing/signingfiles.h"

#include "app/workflow/signing/inpersonsession.h"
#include "ui/models/messagetext.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signingprogress.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/errortext.h"

#include <QDropEvent>
#include <QEvent>

namespace ink::ui {

using domain::Tag;
using domain::TagId;
using domain::TagType;
using workflow::InPersonSession;

SigningFiles::SigningFiles(InPersonSession& signing, const SigningProgress& progress, PageView& view,
                           SigningFieldEditor& editor, QObject* parent)
    : QObject(parent), m_signing(signing), m_progress(progress), m_view(view), m_editor(editor)
{
    connect(&editor, &SigningFieldEditor::fileChosen, this, &SigningFiles::attach);
    connect(&editor, &SigningFieldEditor::fileRemoved, this, &SigningFiles::detach);
    connect(&editor, &SigningFieldEditor::uploadStopRequested, &signing, &InPersonSession::cancelAttach);
    connect(&signing, &InPersonSession::uploadChanged, this, &SigningFiles::showAttachment);
    view.viewport()->installEventFilter(this);
}

void SigningFiles::attach(TagId tag, const QString& path)
{
    m_signing.attach(tag, path, this, [this, tag](const Result<void>& result) {
        if (!result) showFault(tag, result.error());
    });
}

void SigningFiles::detach(TagId tag)
{
    m_signing.detach(tag, this, [this, tag](const Result<void>& result) {
        if (!result) showFault(tag, result.error());
    });
}

void SigningFiles::showFault(TagId tag, const Error& error)
{
    const int at = m_progress.stepAt(tag);
    if (error.code == ErrorCode::Cancelled || m_signing.state() != InPersonSession::State::Open || at < 0)
        return;
    if (m_progress.step() != at) Q_EMIT stepRequested(at);
    // For these errors the message alone describes the problem best.
    const bool isAboutFile = error.code == ErrorCode::MediaType || error.code == ErrorCode::TooLarge ||
                             error.code == ErrorCode::Validation || error.code == ErrorCode::Io;
    m_editor.setFault(isAboutFile && !error.detail.isEmpty() ? messageText(error.detail) : errorText(error));
}

void SigningFiles::showAttachment()
{
    const Tag* tag = m_progress.tag(m_progress.current());
    if (!tag || tag->type != TagType::Attachment) return;
    SigningAttachment::State state{
        tag->text, m_signing.form().attachedBytes(tag->id), {}, m_signing.limits()};
    if (m_signing.upload() && m_signing.upload()->tag == tag->id) state.upload = m_signing.upload();
    m_editor.setFile(state);
}

TagId SigningFiles::fieldAt(const QPoint& viewport) const
{
    for (const TagId id : m_progress.fields()) {
        const Tag* tag = m_progress.tag(id);
        if (tag && tag->type == TagType::Attachment && m_view.tagViewportRect(id).contains(viewport))
            return id;
    }
    return {};
}

bool SigningFiles::handleDrag(QDropEvent& event)
{
    if (!m_isActive || m_signing.upload()) return false;
    const QString path = onlyFileOf(event.mimeData());
    if (path.isEmpty()) return false;
    const TagId id = fieldAt(event.position().toPoint());
    event.setDropAction(Qt::CopyAction);
    // A drag is accepted wherever it enters: later move events decide where a drop is possible.
    event.setAccepted(event.type() == QEvent::DragEnter || !id.isNull());
    if (id.isNull()) return true;
    if (event.type() != QEvent::Drop) {
        m_view.selection().select({id});
        return true;
    }
    m_editor.commit();
    Q_EMIT stepRequested(m_progress.stepAt(id));
    attach(id, path);
    return true;
}

bool SigningFiles::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop)
        return handleDrag(*static_cast<QDropEvent*>(event)) || QObject::eventFilter(watched, event);
    if (type == QEvent::DragLeave && m_isActive)
        m_view.selection().select(m_progress.isAtReview() ? QList<TagId>()
                                                          : QList<TagId>{m_progress.current()});
    return QObject::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_signingfiles.cpp"
