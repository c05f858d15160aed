#pragma once

#include "app/base/error.h"
#include "app/domain/document/ids.h"

#include <QObject>
#include <QString>

#include <functional>

namespace ink::ui {

/** Results of commands on documents, and their requests to show other pages. */
class CommandReports final : public QObject
{
    Q_OBJECT
public:
    explicit CommandReports(QObject* parent);

Q_SIGNALS:
    void started(); ///< the user has started a command that may fail
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void succeeded(const QString& text);
    void failed(const ink::Error& error);
    void changed(); ///< the listing and the details are out of date

    void openRequested(ink::domain::DocumentId id);       ///< the editor should open this document
    void signedFileRequested(ink::domain::DocumentId id); ///< opens the signed file for reading
    void documentRequested(ink::domain::DocumentId id);   ///< shows the document, regardless of the view and
                                                          ///< the filters
    void templateRequested(ink::domain::DocumentId id);   ///< creates a template from this document
    void signingRequested(ink::domain::DocumentId id, const QString& invitationGuid);
    void tagCorrectionRequested(ink::domain::DocumentId id);
    void settingsRequested(); ///< the email and link settings should be shown
};

} // namespace ink::ui
