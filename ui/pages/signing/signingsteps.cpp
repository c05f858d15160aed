#include "ui/pages/signing/signingsteps.h"

#include "ui/models/isolated.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signinginputs.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace ink::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int signingSideWidth = 380;
constexpr int maxPadSide = 640; ///< room for a signature as wide as a hand; the rest is for the pages
constexpr int minHeight = 300;
constexpr int buttonHeight = 48;
constexpr int lowButtonHeight = 40;
constexpr int lowWindow = 480;  ///< height below which the buttons are lower
constexpr int fieldExtra = 110; ///< the name, the hint and the buttons above a signature pad
constexpr int plainInput = 190; ///< the highest input besides a signature pad, and the consent
constexpr int minRows = 3;      ///< of the list of fields

int heightOf(const QWidget& part, int width)
{
    return part.hasHeightForWidth() ? part.heightForWidth(width) : part.sizeHint().height();
}

} // namespace

/** Scrolls its content, starting with one part of it, which has the same height whatever it shows. */
class SigningSteps::FieldScrollArea final : public QScrollArea
{
public:
    /** `part` is a child of `content`. `changed` is called when the content asks for another height. */
    FieldScrollArea(QWidget* content, QWidget* part, std::function<void()> changed)
        : m_part(part), m_changed(std::move(changed))
    {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus); // a focused field in it is scrolled into view
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        setWidget(content);
        content->setAutoFillBackground(false); // QScrollArea::setWidget enables it
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { scroll(); });
        m_part->installEventFilter(this);
    }
    QSize minimumSizeHint() const override { return {0, minRows * metric::compactRowHeight}; }

    /** Reserves this height for the part, as far as it fits. */
    void reserve(int height)
    {
        m_reserved = height;
        fitPart();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool filtered = QScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest) m_changed();
        if (watched == m_part && event->type() == QEvent::Move) scroll();
        return filtered;
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fitPart();
    }

private:
    void fitPart() { m_part->setMinimumHeight(std::min(m_reserved, viewport()->height())); }
    void scroll() { verticalScrollBar()->setValue(m_part->y()); }

    QWidget* m_part;
    std::function<void()> m_changed;
    int m_reserved = 0;
};

SigningSteps::SigningSteps(const QString& prefix, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_view(new PageView), m_editor(new SigningFieldEditor(prompts)),
      m_list(new QListWidget), m_reviewTitle(makeSectionLabel(nullptr)), m_reviewText(new QLabel),
      m_back(new QPushButton), m_next(new QPushButton), m_required(new QPushButton), m_menu(new QMenu(this)),
      m_more(new QToolButton), m_progress(new QWidget), m_progressText(new QuietLabel(m_progress)),
      m_bar(new QProgressBar(m_progress)), m_reviewPart(new QWidget), m_review(new QVBoxLayout(m_reviewPart))
{
    m_view->setObjectName(prefix + QStringLiteral("View"));
    m_reviewTitle->setObjectName(prefix + QStringLiteral("Verdict"));
    m_reviewText->setObjectName(prefix + QStringLiteral("Faults"));
    m_next->setObjectName(prefix + QStringLiteral("Next"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_reviewText->setWordWrap(true);
    m_reviewText->setTextFormat(Qt::PlainText);
    m_next->setDefault(true);
    QFont big = sectionFont();
    big.setPixelSize(16);
    m_next->setFont(big);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_menu->setObjectName(prefix + QStringLiteral("MoreMenu"));
    const Form form(this);
    form.setUpButton(m_back, prefix + QStringLiteral("Back"), QT_TR_NOOP("Back"));
    form.setUpButton(m_required, prefix + QStringLiteral("NextRequired"), QT_TR_NOOP("Next required field"),
                     {.clicked = [this] {
                         if (const int step = nextOpenStep(); step >= 0) Q_EMIT chosen(step);
                     }});
    form.setUpButton(m_more, prefix + QStringLiteral("More"), {},
                     {.toolTip = QT_TR_NOOP("More"), .icon = Icon::More, .clicked = [this] { openMore(); }});
    form.setUpInput(m_list, prefix + QStringLiteral("Fields"),
                    {.accessibleName = QT_TR_NOOP("Fields to fill in")});
    form.setUpInput(m_bar, nullptr, {.accessibleName = QT_TR_NOOP("Completed fields")});
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(160, 6);
    layOut();

    for (const auto signal : {&QListWidget::itemActivated, &QListWidget::itemClicked})
        connect(m_list, signal, this, [this](QListWidgetItem* item) { Q_EMIT chosen(m_list->row(item)); });
    connect(&m_view->selection(), &TagSelection::activated, this, [this](domain::TagId id) {
        const auto at =
            std::find_if(m_fields.begin(), m_fields.end(),
                         [id = m_stepByTag.value(id, id)](const domain::Tag& tag) { return tag.id == id; });
        if (at == m_fields.end()) return;
        const domain::TagId step = at->id; // the fields may change
        Q_EMIT chosen(static_cast<int>(at - m_fields.begin()));
        if (m_editor->tag() == step && m_reviewPart->isHidden() && m_list->isEnabled()) m_editor->toggle(id);
    });
    form.translate([this] { showProgress(); });
    onChange(this, {QEvent::PaletteChange}, [this] { showProgress(); });
}

void SigningSteps::layOut()
{
    m_review->setContentsMargins(0, 0, 0, 0);
    m_review->addWidget(m_reviewTitle);
    m_review->addWidget(m_reviewText);
    m_part = new QWidget;
    m_input = new QVBoxLayout(m_part);
    m_input->setContentsMargins(0, 0, 0, 0);
    m_input->setSpacing(space::m);
    m_input->addWidget(m_editor);
    m_input->addWidget(m_reviewPart);
    m_input->addStretch();
    m_reviewPart->hide();
    auto* content = new QWidget;
    m_above = new QVBoxLayout(content);
    m_above->setContentsMargins(0, 0, 0, 0);
    m_above->setSpacing(space::m);
    m_above->addWidget(m_part, 1);
    m_scroll = new FieldScrollArea(content, m_part, [this] { fitParts(); });
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next, 1);
    buttons->addWidget(m_more);
    m_lower = new QWidget;
    auto* lower = new WrapRow(m_lower);
    lower->setSpacing(space::xs);
    lower->setLineSpacing(0);
    m_sideColumn = new QWidget;
    m_sideColumn->setBackgroundRole(QPalette::Base);
    m_sideColumn->setAutoFillBackground(true);
    m_column = new QVBoxLayout(m_sideColumn);
    m_column->setContentsMargins(space::l, space::l, space::l, space::m);
    m_column->setSpacing(space::m);
    m_column->addWidget(m_list);
    m_column->addWidget(m_scroll, 1);
    m_column->addWidget(m_lower);
    m_column->addWidget(m_required);
    m_column->addLayout(buttons);
    m_required->hide();
    updateSideWidth();
    fitParts();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_view, 1);
    row->addWidget(m_sideColumn);
    auto* progress = new QHBoxLayout(m_progress);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->setSpacing(space::m);
    progress->addWidget(m_progressText);
    progress->addWidget(m_bar);
}

void SigningSteps::updateSideWidth()
{
    m_sideColumn->setFixedWidth(m_maySign ? std::clamp(width() * 2 / 5, signingSideWidth, maxPadSide)
                                          : signingSideWidth);
}

/** Everything depends on the window and the document only, never on the current field, so that nothing moves
 * when another field is selected. */
void SigningSteps::fitParts()
{
    const QMargins margins = m_column->contentsMargins();
    const int width = m_sideColumn->width() - margins.left() - margins.right() -
                      style()->pixelMetric(QStyle::PM_ScrollBarExtent); // the part above may scroll
    const int bar = height() < lowWindow ? lowButtonHeight : buttonHeight;
    for (QWidget* button : std::initializer_list<QWidget*>{m_back, m_next, m_more})
        button->setMinimumHeight(bar);
    int fixed = margins.top() + margins.bottom() + bar + m_column->spacing();
    if (!m_required->isHidden()) fixed += m_required->sizeHint().height() + m_column->spacing();
    const int lower = m_lower->layout()->heightForWidth(width) + m_column->spacing();
    const int input = m_maySign ? SigningFieldEditor::padHeight(*window()) : plainInput;
    const bool isCompact = height() < fixed + lower + fieldExtra + input;
    const bool hasRare = !m_lower->layout()->isEmpty();
    m_lower->setVisible(!isCompact && hasRare);
    m_more->setVisible(isCompact && hasRare);
    m_scroll->reserve(fieldExtra + input);
    int above = 0;
    for (int i = 0; i < m_above->indexOf(m_part); ++i)
        if (const QWidget* part = m_above->itemAt(i)->widget(); !part->isHidden())
            above += heightOf(*part, width) + m_above->spacing();
    int room = height() - fixed - fieldExtra - input - m_column->spacing();
    if (!m_lower->isHidden()) room -= lower;
    const int rows = m_list->count() * metric::compactRowHeight;
    const int fewest = std::min(rows, minRows * metric::compactRowHeight);
    m_list->setFixedHeight(std::max(fewest, std::min(rows, room - above)));
    m_list->setVisible(rows > 0 && room >= fewest);
}

/** Updates the layout immediately, so that a new input never appears in the rectangle of the old one. */
void SigningSteps::layOutNow()
{
    fitParts();
    m_column->activate();
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_scroll->widget(), &request);
}

QSize SigningSteps::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), minHeight}; // see fitParts
}

void SigningSteps::openMore()
{
    m_menu->clear();
    for (QPushButton* button : m_lower->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly)) {
        if (!button->isVisibleTo(m_lower)) continue;
        QAction* action = m_menu->addAction(button->icon(), button->text(), button, &QPushButton::click);
        action->setEnabled(button->isEnabled());
    }
    const int right = isRightToLeft() ? 0 : m_more->width() - m_menu->sizeHint().width();
    m_menu->popup(m_more->mapToGlobal(QPoint(right, -m_menu->sizeHint().height())));
}

void SigningSteps::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateSideWidth();
    m_editor->fitPad();
    fitParts();
    // While shrinking, the layout is briefly the narrow one, whose pages end higher.
    layout()->activate();
    const int step = m_list->currentRow();
    if (m_editor->isHidden() || step < 0 || step >= m_fields.size()) return;
    m_view->goToTag(m_fields.at(step).id);
}

void SigningSteps::addAboveField(QWidget* part)
{
    m_above->insertWidget(m_above->indexOf(m_part), part);
}

void SigningSteps::addBelowField(QWidget* part)
{
    m_input->insertWidget(m_input->indexOf(m_editor) + 1, part);
}

void SigningSteps::addNotice(QWidget* part)
{
    m_column->insertWidget(m_column->indexOf(m_required), part);
}

void SigningSteps::addToReview(QWidget* part)
{
    m_review->addSpacing(space::s);
    m_review->addWidget(part);
}

void SigningSteps::addSecondaryButton(QPushButton* button)
{
    m_lower->layout()->addWidget(button);
    // Otherwise, a button that was never visible counts as hidden.
    if (!button->testAttribute(Qt::WA_WState_ExplicitShowHide)) button->show();
    fitParts();
}

void SigningSteps::setMaySign(bool maySign)
{
    if (m_maySign == maySign) return;
    m_maySign = maySign;
    updateSideWidth();
    fitParts();
}

void SigningSteps::setFields(const QList<domain::Tag>& fields, int current,
                             const QHash<domain::TagId, domain::TagId>& stepOf)
{
    m_fields = fields;
    m_stepByTag = stepOf;
    m_states.resize(m_fields.size());
    m_list->clear();
    for (int i = 0; i < m_fields.size(); ++i)
        (new QListWidgetItem(m_list))->setSizeHint({0, metric::compactRowHeight});
    m_step = current;
    m_list->setCurrentRow(current);
    fitParts();
    showProgress();
}

void SigningSteps::setStates(const QList<SigningFieldState>& states)
{
    m_states = states;
    m_states.resize(m_fields.size());
    showProgress();
}

void SigningSteps::showProgress()
{
    const Tokens& look = tokens(palette());
    int done = 0;
    bool needsAny = false;
    for (int i = 0; i < m_list->count(); ++i) {
        const domain::Tag& tag = m_fields.at(i);
        const SigningFieldState& state = m_states.at(i);
        const QString name =
            tr("%1 · page %2").arg(isolated(fieldTitle(tag)), QString::number(tag.pageIndex));
        QListWidgetItem* item = m_list->item(i);
        item->setText(state.isRequired ? name + u"\u00a0*"_s : name);
        const QString need = state.isRequired ? tr("Required") : tr("Optional");
        item->setToolTip(need);
        item->setData(
            Qt::AccessibleTextRole,
            QStringList{name, need, state.isFilled ? tr("Filled in") : tr("Not filled in")}.join(u", "_s));
        item->setIcon(state.isFilled ? icon(Icon::Completed, toneColour(Tone::Good, look))
                                     : icon(Icon::Pen, state.isOpen ? look.accent : look.quietInk));
        done += state.isFilled ? 1 : 0;
        needsAny = needsAny || state.isRequired || state.isOpen;
    }
    m_bar->setRange(0, std::max(1, m_list->count()));
    m_bar->setValue(done);
    m_progressText->setText(tr("%1 of %2").arg(done).arg(m_list->count()));
    updateButtons();
    if (const bool isShown = needsAny && m_list->count() > 1; isShown == m_required->isHidden()) {
        m_required->setVisible(isShown);
        fitParts();
    }
}

/** The next open field after the current one, wrapping around at the end; -1 = none. */
int SigningSteps::nextOpenStep() const
{
    const auto count = static_cast<int>(m_states.size());
    for (int i = 1; i <= count; ++i)
        if (const int step = (m_step + i) % count; step != m_step && m_states.at(step).isOpen) return step;
    return -1;
}

void SigningSteps::updateButtons()
{
    m_back->setEnabled(m_isWalkable && m_step != 0 && !m_fields.isEmpty());
    m_required->setEnabled(m_isWalkable && nextOpenStep() >= 0);
    m_list->setEnabled(m_isWalkable);
}

void SigningSteps::showPart(bool review)
{
    m_editor->setVisible(!review);
    m_reviewPart->setVisible(review);
}

void SigningSteps::showField(int step)
{
    showPart(false);
    m_view->goToTag(m_fields.at(step).id);
    m_list->setCurrentRow(step);
    m_step = step;
    updateButtons();
    m_editor->focusInput();
    layOutNow();
}

void SigningSteps::showReview()
{
    showPart(true);
    m_view->selection().select({});
    m_list->setCurrentRow(-1);
    m_step = -1;
    updateButtons();
    layOutNow();
}

void SigningSteps::setReviewTexts(const QString& title, const QString& text)
{
    m_reviewTitle->setText(title);
    m_reviewText->setText(text);
}

void SigningSteps::setNavigationEnabled(bool walkable)
{
    m_isWalkable = walkable;
    updateButtons();
}

bool SigningSteps::isAtLastInput() const
{
    const QWidget* at = window()->focusWidget();
    const QWidget* part = m_editor->isHidden() ? m_reviewPart : m_editor;
    const QWidget* last = nullptr;
    for (const QWidget* each : part->findChildren<QWidget*>())
        if (each->window() == window() && each->isVisible() && each->isEnabled() &&
            each->focusPolicy() & Qt::TabFocus && !each->focusProxy())
            last = each;
    return at && at == last;
}

} // namespace ink::ui

#include "moc_signingsteps.cpp"
