#pragma once

#include "app/domain/document.h"

#include <QObject>

class QDropEvent;

namespace ink {
struct Error;
}
namespace ink::workflow {
class SignInPerson;
}

namespace ink::ui {

class PageView;
class SigningFieldEditor;
class SigningProgress;

/** The files that a recipient attaches: chosen in the editor of a field, or dropped onto a field on the page.
 */
class SigningFiles final : public QObject
{
    Q_OBJECT
public:
    SigningFiles(workflow::SignInPerson& signing, const SigningProgress& progress, PageView& view,
                 SigningFieldEditor& editor, QObject* parent);

    /** Takes files that are dragged over the pages: only while the recipient goes through the fields. */
    void setActive(bool active) { m_isActive = active; }
    /** Shows in the editor what is attached to the field in turn, or being sent. */
    void show();

Q_SIGNALS:
    void stepRequested(int step); ///< the field of a file has to be on the screen

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void attach(domain::TagId tag, const QString& path);
    void detach(domain::TagId tag);
    void showFault(domain::TagId tag, const Error& error);
    /** The recipient's field for a file under this point of the viewport; null when there is none. */
    [[nodiscard]] domain::TagId fieldAt(const QPoint& viewport) const;
    /** True when it is a single file: nothing else handles the event then. */
    bool drag(QDropEvent& event);

    workflow::SignInPerson& m_signing;
    const SigningProgress& m_progress;
    PageView& m_view;
    SigningFieldEditor& m_editor;
    bool m_isActive = false;
};

} // namespace ink::ui
