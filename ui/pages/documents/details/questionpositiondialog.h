#pragma once

#include "app/domain/document/file.h"
#include "app/domain/history/questions.h"

#include <QDialog>

class QPushButton;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class PagePin;
class PageView;

/** Shows the position on a page that a question refers to: the original file with a pin. */
class QuestionPositionDialog final : public QDialog
{
    Q_OBJECT
public:
    QuestionPositionDialog(workflow::Session& session, const domain::Document& document,
                           const domain::Question& question, QWidget* parent);

    [[nodiscard]] PageView& pages() { return *m_pages; }
    /** The position of the pin's tip in the viewport of the pages. */
    [[nodiscard]] QPoint pinPosition() const;

private:
    void fetch();
    void retranslate();

    workflow::Session& m_session;
    const domain::DocumentId m_id;
    const domain::Question m_question;
    domain::File m_file;
    int m_page = 0; ///< 0-based in its file
    PageView* m_pages;
    PagePin* m_pin;
    ErrorBanner* m_error;
    QPushButton* m_close;
};

} // namespace ink::ui
