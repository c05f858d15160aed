#include "ui/pages/signing/signingsteps.h"

#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signinginputs.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int signingSideWidth = 380;
constexpr int maxPadSide = 960;

enum SidePages { Field, Review };

} // namespace

SigningSteps::SigningSteps(const QString& prefix, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_view(new PageView), m_side(new QStackedWidget),
      m_editor(new SigningFieldEditor(prompts)), m_list(new QListWidget),
      m_reviewTitle(sectionLabel(nullptr)), m_reviewText(new QLabel), m_back(new QPushButton),
      m_next(new QPushButton), m_progress(new QWidget), m_progressText(new QuietLabel(m_progress)),
      m_bar(new QProgressBar(m_progress))
{
    m_view->setObjectName(prefix + QStringLiteral("View"));
    m_list->setObjectName(prefix + QStringLiteral("Fields"));
    m_reviewTitle->setObjectName(prefix + QStringLiteral("Verdict"));
    m_reviewText->setObjectName(prefix + QStringLiteral("Faults"));
    m_back->setObjectName(prefix + QStringLiteral("Back"));
    m_next->setObjectName(prefix + QStringLiteral("Next"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    // It scrolls, so it takes the height that is left: otherwise the window would get a second scroll bar.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->setMinimumHeight(3 * metric::compactRow);
    m_reviewText->setWordWrap(true);
    m_reviewText->setTextFormat(Qt::PlainText);
    m_next->setDefault(true);
    QFont big = sectionFont();
    big.setPixelSize(16);
    m_next->setFont(big);
    for (QPushButton* button : {m_back, m_next})
        button->setMinimumHeight(48);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(160, 6);
    layOut();

    for (const auto signal : {&QListWidget::itemActivated, &QListWidget::itemClicked})
        connect(m_list, signal, this, [this](QListWidgetItem* item) { Q_EMIT chosen(m_list->row(item)); });
    connect(m_editor, &SigningFieldEditor::padShown, this, [this](bool shown) {
        m_hasPad = shown;
        giveWidth();
    });
    connect(&m_view->selection(), &TagSelection::activated, this, [this](domain::TagId id) {
        const auto at =
            std::find_if(m_fields.begin(), m_fields.end(),
                         [id = m_stepOf.value(id, id)](const domain::Tag& tag) { return tag.id == id; });
        if (at == m_fields.end()) return;
        const domain::TagId step = at->id; // the fields may change
        Q_EMIT chosen(static_cast<int>(at - m_fields.begin()));
        if (m_editor->tag() == step && m_side->currentIndex() == Field && m_list->isEnabled())
            m_editor->tick(id);
    });
    retranslate();
}

void SigningSteps::layOut()
{
    auto* review = new QWidget;
    m_review = new QVBoxLayout(review);
    m_review->setContentsMargins(0, 0, 0, 0);
    m_review->addWidget(m_reviewTitle);
    m_review->addWidget(m_reviewText);
    m_review->addStretch();
    m_side->addWidget(m_editor); // as in SidePages
    m_side->addWidget(review);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next, 1);
    auto* side = new QWidget;
    m_sideColumn = side;
    giveWidth();
    side->setBackgroundRole(QPalette::Base);
    side->setAutoFillBackground(true);
    m_column = new QVBoxLayout(side);
    m_column->setContentsMargins(space::l, space::l, space::l, space::m);
    m_column->setSpacing(space::m);
    m_column->addWidget(m_side);
    m_column->addLayout(buttons);
    m_column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_view, 1);
    row->addWidget(side);
    auto* progress = new QHBoxLayout(m_progress);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->setSpacing(space::m);
    progress->addWidget(m_progressText);
    progress->addWidget(m_bar);
}

void SigningSteps::giveWidth()
{
    m_sideColumn->setFixedWidth(m_hasPad ? std::clamp(width() / 2, signingSideWidth, maxPadSide)
                                         : signingSideWidth);
}

void SigningSteps::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveWidth();
    // A smaller window passes through a narrow view that ends further up.
    layout()->activate();
    const int step = m_list->currentRow();
    if (m_side->currentIndex() == Field && step >= 0 && step < m_fields.size())
        m_view->goToTag(m_fields.at(step).id);
}

void SigningSteps::addAbove(QWidget* part)
{
    m_column->insertWidget(0, part);
}

void SigningSteps::addToReview(QWidget* part)
{
    m_review->insertSpacing(m_review->count() - 1, space::s);
    m_review->insertWidget(m_review->count() - 1, part);
    setTabOrder(part, m_back);
    setTabOrder(m_back, m_next);
}

void SigningSteps::addBelow(QWidget* part, Qt::Alignment alignment)
{
    m_column->addWidget(part, 0, alignment);
}

void SigningSteps::setFields(const QList<domain::Tag>& fields, int current,
                             const QHash<domain::TagId, domain::TagId>& stepOf)
{
    m_fields = fields;
    m_stepOf = stepOf;
    m_list->clear();
    for (int i = 0; i < m_fields.size(); ++i)
        (new QListWidgetItem(m_list))->setSizeHint({0, metric::compactRow});
    showNames();
    m_list->setCurrentRow(current);
}

void SigningSteps::showNames()
{
    for (int i = 0; i < m_fields.size(); ++i) {
        const domain::Tag& tag = m_fields.at(i);
        m_list->item(i)->setText(tr("%1 · page %2").arg(fieldTitle(tag)).arg(tag.pageIndex));
    }
}

void SigningSteps::setFilled(const QList<bool>& filled)
{
    m_filled = filled;
    showProgress();
}

void SigningSteps::showProgress()
{
    const Tokens& look = tokens(palette());
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setIcon(m_filled.value(i) ? icon(Icon::Completed, toneColour(Tone::Good, look))
                                                   : icon(Icon::Pen, look.quietInk));
    const auto done = static_cast<int>(m_filled.count(true));
    const auto all = static_cast<int>(m_filled.size());
    m_bar->setRange(0, std::max(1, all));
    m_bar->setValue(done);
    m_progressText->setText(tr("%1 of %2").arg(done).arg(all));
}

void SigningSteps::showField(int step)
{
    m_side->setCurrentIndex(Field);
    m_view->goToTag(m_fields.at(step).id);
    m_list->setCurrentRow(step);
    m_editor->arrive();
}

void SigningSteps::showReview()
{
    m_hasPad = false;
    giveWidth();
    m_side->setCurrentIndex(Review);
    m_view->selection().select({});
    m_list->setCurrentRow(-1);
}

void SigningSteps::setReviewTexts(const QString& title, const QString& text)
{
    m_reviewTitle->setText(title);
    m_reviewText->setText(text);
}

void SigningSteps::setWalkable(bool walkable)
{
    m_back->setEnabled(walkable);
    m_list->setEnabled(walkable);
}

void SigningSteps::retranslate()
{
    m_back->setText(tr("Back"));
    m_list->setAccessibleName(tr("Fields to fill in"));
    m_bar->setAccessibleName(tr("Completed fields"));
    showNames();
    showProgress();
}

void SigningSteps::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) showProgress();
}

} // namespace ink::ui
