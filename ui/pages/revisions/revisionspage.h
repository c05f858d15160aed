#pragma once

#include "app/pdf/verify/verifier.h"
#include "ui/pages/revisions/revisionwords.h"
#include "ui/viewer/comparisonview.h"

#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QToolButton;

namespace ink::ui {

class ElidedLabel;

/** Two revisions of a verified file side by side, with marked differences and a list of them. */
class RevisionsPage final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int maxNarrowWidth = 900; ///< px; at or below this, one revision at a time is shown

    explicit RevisionsPage(QWidget* parent = nullptr);
    ~RevisionsPage() override;

    /** Sets the file and its report. The bytes are shared, not copied. */
    void setFile(const QByteArray& bytes, const pdf::VerifyReport& report);
    /** Compares two revisions of the file. */
    void showPair(const RevisionPair& pair);
    /** Stops comparing and releases the file. */
    void clear();
    [[nodiscard]] const RevisionPair& pair() const { return m_pair; }
    [[nodiscard]] ComparisonView& view() { return *m_view; }

Q_SIGNALS:
    void backRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildTools();
    void turnArrow();
    void addKeys();
    void showZoom();
    void fillChoosers();
    void choose(int before, int after);
    void takeOpened();
    void takeRow(int row);
    void listRow(int row);
    void showProgress();
    void showChange();
    void goToWanted();
    void showSides(ComparisonView::DisplayMode shown);
    void arrange();

    QByteArray m_bytes;
    pdf::VerifyReport m_report;
    RevisionPair m_pair;
    bool m_goneToFirst = false; ///< the first difference was shown, or the user has navigated elsewhere
    int m_leftAt = 0;           ///< scroll position before the user's first action
    bool m_isNarrow = false;
    bool m_wide = true; ///< side by side, if there is enough space

    ComparisonView* m_view;
    QLabel* m_beforeLabel;
    QLabel* m_afterLabel;
    QComboBox* m_before;
    QComboBox* m_after;
    QBoxLayout* m_choosers;
    QList<QBoxLayout*> m_labelled;
    QLabel* m_summary;
    QLabel* m_note;
    QProgressBar* m_progress;
    QListWidget* m_list;
    QWidget* m_side;
    QWidget* m_tools;
    QToolButton* m_previous;
    QToolButton* m_next;
    ElidedLabel* m_where;
    QButtonGroup* m_shown;
    QToolButton* m_both;
    QToolButton* m_onlyBefore;
    QToolButton* m_onlyAfter;
    QToolButton* m_marks;
    QToolButton* m_zoomOut;
    QToolButton* m_zoomIn;
    QToolButton* m_fit;
    QLabel* m_zoom;
};

} // namespace ink::ui
