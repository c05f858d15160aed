#include "ui/pages/documents/list/actionbar.h"

#include "ui/widgets/errortext.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ink::ui {

namespace {
constexpr int scale = 1000; // thousandths, because an int can't hold some document counts times 100
constexpr qsizetype maxFailuresListed = 2000;
constexpr int failuresShown = 6; ///< the rest can be scrolled to
} // namespace

/** The failures with their whole reasons: up to six are shown, fewer if the page is low. */
class FailureList final : public QTreeWidget
{
public:
    explicit FailureList(QWidget* parent) : QTreeWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        m_layOut.setSingleShot(true);
        m_layOut.setInterval(0);
        connect(&m_layOut, &QTimer::timeout, this, [this] {
            doItemsLayout();
            updateGeometry();
        });
        // Narrower reasons take more lines.
        connect(header(), &QHeaderView::sectionResized, &m_layOut, qOverload<>(&QTimer::start));
    }
    [[nodiscard]] QSize sizeHint() const override { return roomFor(failuresShown); }
    [[nodiscard]] QSize minimumSizeHint() const override { return roomFor(1); }

private:
    [[nodiscard]] QSize roomFor(int rows) const
    {
        int height = header()->sizeHint().height() + 2 * frameWidth();
        for (int row = 0; row < std::min(rows, topLevelItemCount()); ++row)
            height += rowHeight(indexFromItem(topLevelItem(row)));
        return {QTreeWidget::minimumSizeHint().width(), height};
    }

    QTimer m_layOut;
};

ActionBar::ActionBar(QWidget* parent)
    : QFrame(parent), m_sign(new QLabel(this)), m_words(new QLabel(this)), m_bar(new QProgressBar(this)),
      m_pause(new QPushButton(this)), m_stop(new QPushButton(this)), m_copy(new QPushButton(this)),
      m_close(new QToolButton(this)), m_list(new FailureList(this))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("actionBar"));
    m_words->setObjectName(QStringLiteral("actWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_bar->setObjectName(QStringLiteral("actProgress"));
    m_bar->setRange(0, scale);
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(160);
    m_pause->setObjectName(QStringLiteral("actPause"));
    m_stop->setObjectName(QStringLiteral("actStop"));
    m_copy->setObjectName(QStringLiteral("actCopy"));
    m_copy->setIcon(icon(Icon::Copy));
    m_close->setObjectName(QStringLiteral("actClose"));
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(Icon::Close));
    m_list->setObjectName(QStringLiteral("actFailures"));
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(2);
    m_list->setItemDelegate(new TextCellDelegate(true, m_list)); // rows as high as those of other tables
    m_list->setItemDelegateForColumn(0, new TextCellDelegate(false, m_list));
    m_list->setItemDelegateForColumn(1, new WrappedCellDelegate(true, m_list));
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Interactive);
    m_list->header()->resizeSection(0, 260);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_bar, 1);
    row->addWidget(m_pause);
    row->addWidget(m_stop);
    row->addWidget(m_copy);
    row->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    setDirectionalMargins(*this, *column, {space::m, space::s, space::m, space::m});
    column->setSpacing(space::s);
    column->addLayout(row);
    column->addWidget(m_list);
    m_delay.setSingleShot(true);
    m_delay.setInterval(500ms);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(m_stop, &QPushButton::clicked, this, &ActionBar::stopRequested);
    connect(m_pause, &QPushButton::clicked, this, [this] { Q_EMIT pauseToggled(!m_paused); });
    connect(m_copy, &QPushButton::clicked, this, &ActionBar::copyFailures);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    setPausable(false);
    retranslate();
    hide();
    onLanguageChange(this, [this] { retranslate(); });
}

void ActionBar::begin(const QString& what)
{
    m_words->setText(what);
    m_bar->setValue(0);
    m_sign->hide();
    m_bar->show();
    m_stop->show();
    m_stop->setEnabled(true);
    m_copy->hide();
    m_close->hide();
    m_list->hide();
    hide();
    m_delay.start();
}

void ActionBar::setProgress(qint64 done, qint64 all, const QString& words)
{
    m_words->setText(words);
    m_bar->setValue(all > 0 ? static_cast<int>(done * scale / all) : 0);
}

void ActionBar::showProgress(const workflow::DocumentActions& acts)
{
    const QLocale locale;
    const QString done = locale.toString(acts.doneCount());
    const QString all = locale.toString(acts.totalCount());
    const auto words = [&]() -> QString {
        switch (acts.action().kind) {
        case workflow::DocumentAction::Kind::Remind:
            return tr("Sending reminders… %1 of %2").arg(done, all);
        case workflow::DocumentAction::Kind::Cancel:
            return tr("Cancelling… %1 of %2").arg(done, all);
        case workflow::DocumentAction::Kind::Move:
            return tr("Moving… %1 of %2").arg(done, all);
        case workflow::DocumentAction::Kind::Trash:
            return tr("Moving to the trash… %1 of %2").arg(done, all);
        case workflow::DocumentAction::Kind::Restore:
            return tr("Restoring… %1 of %2").arg(done, all);
        case workflow::DocumentAction::Kind::Purge:
            return tr("Deleting… %1 of %2").arg(done, all);
        case workflow::DocumentAction::Kind::Rename:
            return tr("Renaming…");
        case workflow::DocumentAction::Kind::Correct:
            return tr("Correcting… %1 of %2").arg(done, all);
        }
        return {};
    };
    setProgress(acts.doneCount(), acts.totalCount(), words());
}

void ActionBar::end(const QString& headline, const QList<workflow::ActionResult>& failed)
{
    m_delay.stop();
    setPausable(false);
    if (failed.isEmpty()) return hide();
    m_words->setText(headline);
    m_sign->setPixmap(
        iconPixmap(Icon::Warning, toneColour(Tone::Warning, tokens(palette())), 18, devicePixelRatioF()));
    m_sign->show();
    m_bar->hide();
    m_stop->hide();
    m_list->clear();
    for (const workflow::ActionResult& one : failed.mid(0, maxFailuresListed)) {
        const QString title =
            one.document.title.isEmpty() ? QString::number(one.document.id.value()) : one.document.title;
        auto* line = new QTreeWidgetItem(m_list, {title, errorText(one.result.error())});
        line->setToolTip(0, title);
        line->setToolTip(1, line->text(1));
    }
    m_list->updateGeometry();
    m_list->show();
    m_copy->show();
    m_close->show();
    show();
}

void ActionBar::setPausable(bool pausable)
{
    m_pause->setVisible(pausable);
    setPaused(false);
}

void ActionBar::setPaused(bool paused)
{
    m_paused = paused;
    m_pause->setText(paused ? tr("Continue") : tr("Pause"));
}

bool ActionBar::isShowingFailures() const
{
    return isVisible() && !m_list->isHidden();
}

void ActionBar::copyFailures()
{
    QStringList lines;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        lines.append(m_list->topLevelItem(i)->text(0) + QLatin1Char('\t') + m_list->topLevelItem(i)->text(1));
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ActionBar::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

void ActionBar::retranslate()
{
    m_stop->setText(tr("Stop"));
    m_copy->setText(tr("Copy list"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    m_bar->setAccessibleName(tr("Progress"));
    m_list->setAccessibleName(tr("Documents that failed"));
    m_list->setHeaderLabels({tr("Document"), tr("Reason")});
    setPaused(m_paused);
}

} // namespace ink::ui

#include "moc_actionbar.cpp"
