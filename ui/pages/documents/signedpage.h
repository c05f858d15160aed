#pragma once

#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/domain/document/file.h"

#include <QTemporaryDir>
#include <QWidget>

#include <memory>

class QPrinter;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ElidedLabel;
class ErrorBanner;
class PageNumber;
class PageView;
class Prompts;
struct PageContext;

/** Shows the signed PDF of a completed document: for reading, searching, printing, saving and verifying. */
class SignedPage final : public QWidget
{
    Q_OBJECT
public:
    explicit SignedPage(const PageContext& context, QWidget* parent = nullptr);
    ~SignedPage() override;

    void open(domain::DocumentId id);
    /** Releases the document. */
    void clear();
    [[nodiscard]] PageView& pages() { return *m_pages; }
    /** Prints every page on its own sheet. False when printing fails. */
    [[nodiscard]] bool printTo(QPrinter& printer) const;

Q_SIGNALS:
    void closeRequested();
    void verifyRequested(const QString& path);
    void messageRequested(const QString& text);
    void saved(const QString& text, const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct SignedFile
    {
        domain::File file;
        QByteArray bytes;
    };

    void layOut();
    void retranslate();
    void fetch(qsizetype index);
    void showFiles();
    void showError(const Error& error);
    [[nodiscard]] const SignedFile* currentFile() const;
    [[nodiscard]] QString nameOf(const SignedFile& file) const;
    void print();
    void save();
    void verify();

    workflow::Session& m_session;
    Prompts& m_prompts;
    domain::DocumentId m_id;
    domain::Document m_document;
    QList<SignedFile> m_files;
    quint64 m_request = 0;                   ///< identifies the current request; other responses are dropped
    std::unique_ptr<QTemporaryDir> m_folder; ///< for files to be verified
    QToolButton* m_back;
    ElidedLabel* m_title;
    QToolButton* m_smaller;
    QToolButton* m_larger;
    QPushButton* m_print;
    QPushButton* m_save;
    QPushButton* m_verify;
    ErrorBanner* m_error;
    QStackedWidget* m_stack;
    QWidget* m_busy;
    PageView* m_pages;
    PageNumber* m_number;
};

} // namespace ink::ui
