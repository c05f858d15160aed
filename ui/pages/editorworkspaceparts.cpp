// How the parts of the editor follow each other.
#include "ui/models/taglistmodel.h"
#include "ui/pages/editor/suggestionpanel.h"
#include "ui/pages/editor/tagsuggestions.h"
#include "ui/pages/editorarrange.h"
#include "ui/pages/editorfindings.h"
#include "ui/pages/editorpalette.h"
#include "ui/pages/editorrecipients.h"
#include "ui/pages/editortagpanel.h"
#include "ui/pages/editorworkspace.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"

#include <QListView>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

void EditorWorkspace::connectParts()
{
    connect(m_view, &PageView::currentPageChanged, this, &EditorWorkspace::showPage);
    connect(m_view, &PageView::zoomChanged, this, &EditorWorkspace::showZoom);
    connect(m_view, &PageView::contextMenuRequested, this, &EditorWorkspace::openContextMenu);
    connect(m_view, &PageView::selectionChanged, this, [this] {
        const QList<domain::TagId> selected = m_view->selectedTags();
        m_panel->setSelection(selected);
        showPlaced();
    });
    connect(m_view, &PageView::tagsRemoved, this, [this](int count) {
        if (count > 1) Q_EMIT removed(tr("%n tag(s) deleted.", nullptr, count));
    });
    connect(m_recipients, &EditorRecipients::removed, this, [this](const QString& who, int tags) {
        if (tags > 0) Q_EMIT removed(tr("“%1” removed, with %n tag(s).", nullptr, tags).arg(who));
    });
    connect(m_view, &PageView::tagActivated, this, [this] {
        if (auto* name = m_panel->findChild<QWidget*>(QStringLiteral("tagName")); name && name->isEnabled())
            name->setFocus(Qt::OtherFocusReason);
    });
    m_thumbnails->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_thumbnails, &QWidget::customContextMenuRequested, this, &EditorWorkspace::openPageMenu);
    connect(m_thumbnails, &ThumbnailList::pageChosen, m_view, &PageView::goToPage);
    connect(m_thumbnails, &ThumbnailList::fileMoveWanted, this, &EditorWorkspace::moveFile);
    connect(m_thumbnails, &ThumbnailList::filesDropped, this, &EditorWorkspace::filesDropped);
    connect(m_recipients, &EditorRecipients::activeChanged, this, [this](int index) {
        m_view->setActiveInvitation(index);
        m_palette->setInvitation(index);
    });
    connect(m_palette, &EditorPalette::placeRequested, m_view, &PageView::placeInView);
    connect(m_palette, &EditorPalette::gridRequested, m_arrange, &EditorArrange::askGrid);
    connect(m_palette, &EditorPalette::armRequested, m_view, &PageView::arm);
    connect(m_palette, &EditorPalette::disarmRequested, m_view, &PageView::disarm);
    connect(m_view, &PageView::armedChanged, m_palette,
            [this] { m_palette->setArmed(m_view->armedType(), m_view->isArmedRepeatedly()); });
    connect(m_placed->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        QList<domain::TagId> chosen;
        QModelIndexList rows = m_placed->selectionModel()->selectedIndexes(); // a list selects one column
        std::sort(rows.begin(), rows.end());
        for (const QModelIndex& row : std::as_const(rows))
            chosen.append(m_placedModel->tagAt(row.row()));
        if (chosen.size() == 1)
            m_view->goToTag(chosen.first());
        else
            m_view->selectTags(chosen);
    });
    connect(m_placed, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        if (!m_view->selectedTags().isEmpty()) openContextMenu(m_placed->viewport()->mapToGlobal(at));
    });
    auto* remove = new QShortcut(QKeySequence::Delete, m_placed);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, m_view, &PageView::removeSelected);
    connect(m_placed, &QListView::activated, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_panel, &EditorTagPanel::removeRequested, m_view, &PageView::removeSelected);
    connect(m_panel, &EditorTagPanel::duplicateRequested, m_view, &PageView::duplicateSelected);
    connect(m_findings, &EditorFindings::chosen, this, &EditorWorkspace::follow);
    connect(m_zoomIn, &QToolButton::clicked, m_view, &PageView::zoomIn);
    connect(m_zoomOut, &QToolButton::clicked, m_view, &PageView::zoomOut);
    connect(m_zoomValue, &QToolButton::clicked, this, [this] { m_view->setZoomFactor(1); });
    connect(m_fitWidth, &QToolButton::clicked, this,
            [this] { m_view->setZoomMode(PageView::ZoomMode::FitWidth); });
    connect(m_fitPage, &QToolButton::clicked, this,
            [this] { m_view->setZoomMode(PageView::ZoomMode::FitPage); });
    connect(m_singlePage, &QToolButton::toggled, this, [this](bool single) {
        m_view->setPageMode(single ? PageView::PageMode::SinglePage : PageView::PageMode::Continuous);
    });
    auto* goTo = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_G), this);
    goTo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(goTo, &QShortcut::activated, m_pageNumber, &PageNumber::edit);
}

void EditorWorkspace::showPlaced()
{
    const QList<domain::TagId> selected = m_view->selectedTags();
    constexpr qsizetype maxMarked = 200; // of thousands none is worth looking for
    QItemSelection marked;
    int first = -1;
    for (qsizetype i = 0; i < selected.size() && selected.size() <= maxMarked; ++i) {
        const int row = m_placedModel->rowOf(selected.at(i));
        if (row < 0) continue;
        const QModelIndex line = m_placedModel->index(row, 0);
        marked.select(line, line);
        if (first < 0) first = row;
    }
    QItemSelectionModel* model = m_placed->selectionModel();
    if (model->selection() == marked) return m_placed->viewport()->update();
    const QSignalBlocker quiet(model);
    model->select(marked, QItemSelectionModel::ClearAndSelect);
    if (first >= 0 && selected.size() == 1) {
        model->setCurrentIndex(m_placedModel->index(first, 0), QItemSelectionModel::NoUpdate);
        m_placed->scrollTo(m_placed->currentIndex());
    }
    m_placed->viewport()->update();
}

void EditorWorkspace::connectProposals()
{
    m_suggest->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_suggest, &QToolButton::clicked, m_suggestions, &TagSuggestions::search);
    connect(m_suggestions, &TagSuggestions::changed, m_view,
            [this] { m_view->setSuggestions(m_suggestions->open()); });
    connect(m_suggestions, &TagSuggestions::accepted, m_view, &PageView::selectTags);
    connect(m_suggestionPanel, &SuggestionPanel::currentChanged, m_view, &PageView::showSuggestion);
    connect(m_panel, &EditorTagPanel::pickRequested, m_view, [this] {
        m_view->setPicking(true);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(m_view, &PageView::tagPicked, m_panel, [this](domain::TagId id) {
        if (const domain::Tag* tag = m_view->tag(id)) m_panel->takePicked(domain::Tag(*tag));
    });
    connect(m_view, &PageView::suggestionActivated, m_suggestions,
            [this](domain::TagId id) { m_suggestions->accept({id}); });
}

void EditorWorkspace::follow(const domain::Finding& finding)
{
    const domain::Document& document = m_view->document();
    if (finding.tagIndex >= 0 && finding.tagIndex < document.tags.size()) {
        m_view->goToTag(document.tags.at(finding.tagIndex).id);
        m_view->setFocus(Qt::OtherFocusReason);
        m_panel->reveal(finding.field);
        return;
    }
    using Kind = domain::Finding::Kind;
    if (finding.invitationIndex >= 0) {
        const int index = static_cast<int>(finding.invitationIndex) + 1;
        m_recipients->setActive(index);
        if (finding.kind == Kind::SignerWithoutSignature) {
            m_palette->setCurrentRow(0);
            m_palette->setFocus(Qt::OtherFocusReason);
        } else {
            m_recipients->edit(index, finding.field.section(QLatin1Char('.'), -1));
        }
        return;
    }
    if (finding.kind == Kind::NoTitle) Q_EMIT titleWanted();
    if (finding.kind == Kind::NoFile) Q_EMIT addFilesWanted();
    if (finding.kind == Kind::NoSigner) m_recipients->addRecipient();
}

} // namespace ink::ui
