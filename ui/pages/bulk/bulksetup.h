#pragma once

#include "app/base/clock.h"
#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/templates/templatecatalog.h"
#include "ui/models/bulkrowsmodel.h"
#include "ui/pages/bulk/bulkjobs.h"

#include <QHash>
#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {
class OfflineCache;
}

namespace ink::ui {

class BulkGrid;
class BulkPreview;
class BulkSource;
class CurrentStack;
class EmptyState;
class ErrorBanner;
class InfoBanner;
class SamePersonButton;
struct PageContext;

/** The first two steps of a bulk run: template, file and columns; then the rows with their faults. It
 * doesn't send anything. */
class BulkSetup final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkSetup(const PageContext& context, QWidget* parent = nullptr);
    ~BulkSetup() override;

    /** Sets the source of templates while there is no connection. */
    void setShelf(const workflow::OfflineCache* shelf);
    void setTemplate(domain::DocumentId id);
    void openTable(const QString& path);
    /** Calls `then` immediately, or after the user has agreed to discard corrections of the rows; `otherwise`
     * if the user keeps them. */
    void confirmDiscard(const std::function<void()>& then, const std::function<void()>& otherwise = {});
    /** Opens rows that don't come from a file, such as rejected ones. */
    void openRows(const tables::Table& table, const QString& title);
    void chooseFile();
    /** Fetches templates and prices again, also the chosen template, which may have been edited. */
    void refresh();
    /** Removes the file and keeps the selected template. */
    void clear();
    [[nodiscard]] bool hasFile() const { return !m_path.isEmpty(); }
    /** The current step: 0 while the template or the file is missing, 1 when the rows are planned. */
    [[nodiscard]] int step() const;
    [[nodiscard]] BulkRowsModel& rows() { return *m_rows; }
    [[nodiscard]] BulkGrid* grid() const { return m_grid; }
    void setPreviewVisible(bool shown);
    [[nodiscard]] BulkPreview* preview() const { return m_preview; }

Q_SIGNALS:
    void stepChanged();
    void sendRequested(const ink::workflow::BulkOrder& order); ///< the user has confirmed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void connectParts();
    void retranslate();
    void readFile();
    void load(const QString& path);
    /** A warning that this file was already sent with this template; empty when it wasn't. */
    [[nodiscard]] QString resendWarning() const;
    void setPatterns(BulkJob& job) const;
    /** Sets the sources of the mapping and of the rows that were sent before. */
    void setSources(BulkJob& job) const;
    void rememberMapping(const domain::ColumnMapping& mapping);
    /** Uses the template, and plans the rows again if it is another version. */
    void applyTemplate(const domain::Document& source);
    void startJob(BulkJob job);
    void applyOutcome(BulkOutcome outcome);
    void finishOrder(BulkOutcome outcome);
    /** Plans the rows again; without a mapping, with the remembered or the guessed one. */
    void replan(const std::optional<domain::ColumnMapping>& mapping);
    void updateView();
    void updateCost();
    void showRow(int row);
    /** Edits the title and the message that each document gets. */
    void editTexts();
    void send();
    void askToSend();

    workflow::Session& m_session;
    class Prompts& m_prompts;
    store::Database& m_database;
    store::DraftJournal& m_journal;
    const Clock& m_clock;
    workflow::TemplateCatalog m_templates;
    const workflow::OfflineCache* m_shelf = nullptr;
    std::optional<domain::AccountDetails> m_account;
    domain::DocumentId m_templateId;
    std::optional<domain::Document> m_template;
    std::optional<domain::BulkForm> m_form;
    QString m_path;
    tables::TableChoice m_choice;
    BulkJobs m_jobs{this};
    bool m_reading = false;
    std::optional<workflow::BulkOrder> m_order; ///< confirmed by the user; its rows are being prepared
    QList<Message> m_mappingFaults;
    domain::RowTextPatterns m_patterns;                   ///< patterns in use for these rows
    bool m_arePatternsFromFile = false;                   ///< the patterns come from columns of the file
    std::optional<domain::RowTextPatterns> m_ownPatterns; ///< entered by the user for these rows
    /** The patterns that the user entered last, by template, until the program ends. */
    QHash<domain::DocumentId, domain::RowTextPatterns> m_lastPatterns;
    bool m_isCorrection = false;      ///< the rows and their texts come from an earlier run
    std::optional<Error> m_textFault; ///< a pattern doesn't fit the file

    BulkRowsModel* m_rows;
    BulkSource* m_source;
    ErrorBanner* m_error;
    ErrorBanner* m_templateError;
    InfoBanner* m_notes;
    QProgressBar* m_progress;
    CurrentStack* m_stack;
    QSplitter* m_splitter;
    BulkGrid* m_grid;
    EmptyState* m_empty;
    BulkPreview* m_preview;
    QLabel* m_counts;
    QLabel* m_hint;
    QCheckBox* m_faultsOnly;
    QPushButton* m_nextFault;
    QPushButton* m_excludeDuplicates;
    QPushButton* m_includeUnchanged;
    SamePersonButton* m_samePerson;
    QPushButton* m_dryRun;
    QPushButton* m_editTexts;
    QLabel* m_cost;
    QPushButton* m_send;
};

} // namespace ink::ui
