#pragma once

#include "app/domain/document/ids.h"

#include <QObject>

class QDropEvent;

namespace ink {
struct Error;
}
namespace ink::workflow {
class InPersonSession;
}

namespace ink::ui {

class PageView;
class SigningFieldEditor;
class SigningProgress;

/** The files that a recipient attaches: chosen in the field's editor, or dropped onto a field on the page. */
class SigningFiles final : public QObject
{
    Q_OBJECT
public:
    SigningFiles(workflow::InPersonSession& signing, const SigningProgress& progress, PageView& view,
                 SigningFieldEditor& editor, QObject* parent);

    /** Sets whether files can be dropped onto the pages: only while the recipient fills in fields. */
    void setActive(bool active) { m_isActive = active; }
    /** Shows the current field's attachment or upload in the editor. */
    void showAttachment();

Q_SIGNALS:
    void stepRequested(int step); ///< the file field must be displayed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void attach(domain::TagId tag, const QString& path);
    void detach(domain::TagId tag);
    void showFault(domain::TagId tag, const Error& error);
    /** The recipient's file field at this point of the viewport; null when there is none. */
    [[nodiscard]] domain::TagId fieldAt(const QPoint& viewport) const;
    /** Handles the event if a single file is dragged; returns false otherwise. */
    bool handleDrag(QDropEvent& event);

    workflow::InPersonSession& m_signing;
    const SigningProgress& m_progress;
    PageView& m_view;
    SigningFieldEditor& m_editor;
    bool m_isActive = false;
};

} // namespace ink::ui
