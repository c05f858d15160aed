#include "ui/pages/documents/list/filterbar.h"

#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/templatetablemodel.h"
#include "ui/models/words.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace ink::ui {

using domain::DocumentType;
using domain::SigningStatus;
using workflow::DocumentFilter;

namespace {
/** A filter chip with a text and a cross; a click on the cross or a key removes it. */
class Chip final : public QToolButton
{
public:
    using QToolButton::QToolButton;
    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 2 * space::m + cross + space::l, 26};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {sizeHint().height() * 3, 26}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = tokens(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF pill = QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75);
        painter.setPen(QPen(hasFocus() ? t.accent : t.line, hasFocus() ? 1.5 : t.lineWidth));
        painter.setBrush(underMouse() ? t.hover : t.surface);
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        const QRect words = rect().adjusted(space::m, 0, -space::m - cross - space::xs, 0);
        painter.setPen(t.ink);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignCenter,
                         fontMetrics().elidedText(text(), Qt::ElideMiddle, words.width()));
        const QRect place(rect().right() - space::s - cross, (height() - cross) / 2, cross, cross);
        painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), place),
                           iconPixmap(Icon::Close, t.quietInk, cross, devicePixelRatioF()));
    }
    [[nodiscard]] bool hitButton(const QPoint& at) const override
    {
        const int reach = space::s + cross + space::xs;
        return QStyle::visualRect(layoutDirection(), rect(), QRect(width() - reach, 0, reach, height()))
            .contains(at);
    }
    void enterEvent(QEnterEvent* event) override
    {
        QToolButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent* event) override
    {
        QToolButton::leaveEvent(event);
        update();
    }

private:
    static constexpr int cross = 14;
};

QString plainText(const QString& text)
{
    return QString(text).replace(QLatin1Char('&'), QStringLiteral("&&"));
}
} // namespace

FilterBar::FilterBar(Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_row(new WrapRow(this)), m_add(new QToolButton(this)),
      m_save(new QToolButton(this))
{
    setObjectName(QStringLiteral("filterBar"));
    m_add->setObjectName(QStringLiteral("addFilter"));
    m_add->setIcon(icon(Icon::Add));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::StrongFocus);
    m_add->setMenu(new QMenu(m_add));
    m_save->setObjectName(QStringLiteral("saveSearch"));
    m_save->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_save->setAutoRaise(true);
    m_save->setFocusPolicy(Qt::StrongFocus);
    m_row->setSpacing(space::xs);
    m_row->add(m_add); // first, so that added filters don't move it
    m_row->add(m_save);
    connect(m_add->menu(), &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    connect(m_save, &QToolButton::clicked, this, &FilterBar::saveRequested);
    setSavable(false);
    rebuild();
    onLanguageChange(this, [this] { rebuild(); });
}

void FilterBar::setFilter(const DocumentFilter& filter)
{
    DocumentFilter own = filter;
    own.text.clear();
    if (m_filter == own) return;
    m_filter = own;
    rebuild();
}

void FilterBar::change(const DocumentFilter& filter)
{
    if (m_filter == filter) return;
    m_filter = filter;
    rebuild();
    Q_EMIT filterChanged();
}

void FilterBar::setFolders(const QList<domain::Folder>& folders)
{
    if (m_folders == folders) return;
    m_folders = folders;
    rebuild();
}

void FilterBar::setFixed(bool status, bool folder)
{
    m_fixedStatus = status;
    m_fixedFolder = folder;
}

void FilterBar::setSavable(bool savable)
{
    m_save->setVisible(savable);
}

void FilterBar::openMenu()
{
    m_add->showMenu();
}

QString FilterBar::folderName(domain::FolderId id) const
{
    return distinctFolderNames(m_folders).value(id, tr("None"));
}

QString FilterBar::deadlineText(int days)
{
    return days == 0 ? tr("Deadline today") : tr("Deadline in the next %n days", nullptr, days);
}

QString FilterBar::activityText(const DocumentFilter& filter)
{
    if (filter.quietFor) return tr("Last activity more than %n days ago", nullptr, *filter.quietFor);
    const int days = filter.activeWithin.value_or(1);
    return days == 1 ? tr("Last activity today") : tr("Last activity in the last %n days", nullptr, days);
}

void FilterBar::rebuild()
{
    for (QToolButton* chip : std::as_const(m_chips)) {
        m_row->removeWidget(chip);
        chip->hide();
        chip->deleteLater(); // it may still be handling a click
    }
    m_chips.clear();
    m_row->removeWidget(m_save);
    if (m_filter.status)
        addChip(statusText(*m_filter.status), "chipStatus", [](DocumentFilter& f) { f.status.reset(); });
    if (!m_filter.person.isEmpty())
        addChip(tr("Recipient: %1").arg(isolated(m_filter.person)), "chipPerson",
                [](DocumentFilter& f) { f.person.clear(); });
    if (m_filter.folder)
        addChip(tr("Folder: %1").arg(isolated(folderName(*m_filter.folder))), "chipFolder",
                [](DocumentFilter& f) { f.folder.reset(); });
    if (m_filter.type)
        addChip(templateTypeText(*m_filter.type), "chipType", [](DocumentFilter& f) { f.type.reset(); });
    if (!m_filter.content.isEmpty())
        addChip(tr("Contains: %1").arg(isolated(m_filter.content)), "chipContent",
                [](DocumentFilter& f) { f.content.clear(); });
    const auto periodText = [](const std::optional<QDate>& from, const std::optional<QDate>& to,
                               const QString& both, const QString& since, const QString& upTo) {
        if (from && to) return both.arg(dateText(*from), dateText(*to));
        return from ? since.arg(dateText(*from)) : upTo.arg(dateText(*to));
    };
    if (m_filter.createdFrom || m_filter.createdTo)
        addChip(periodText(m_filter.createdFrom, m_filter.createdTo, tr("Created %1 – %2"),
                           tr("Created since %1"), tr("Created up to %1")),
                "chipCreated", [](DocumentFilter& f) {
                    f.createdFrom.reset();
                    f.createdTo.reset();
                });
    if (m_filter.completedFrom || m_filter.completedTo)
        addChip(periodText(m_filter.completedFrom, m_filter.completedTo, tr("Completed %1 – %2"),
                           tr("Completed since %1"), tr("Completed up to %1")),
                "chipCompleted", [](DocumentFilter& f) {
                    f.completedFrom.reset();
                    f.completedTo.reset();
                });
    if (m_filter.expiresWithin)
        addChip(deadlineText(*m_filter.expiresWithin), "chipDeadline",
                [](DocumentFilter& f) { f.expiresWithin.reset(); });
    if (m_filter.activeWithin || m_filter.quietFor)
        addChip(activityText(m_filter), "chipActivity", [](DocumentFilter& f) {
            f.activeWithin.reset();
            f.quietFor.reset();
        });
    for (auto each = m_filter.data.cbegin(); each != m_filter.data.cend(); ++each)
        addChip(tr("%1: %2", "name and value of data")
                    .arg(isolated(each.key()), isolated(each.value().simplified())),
                "chipData", [name = each.key()](DocumentFilter& f) { f.data.remove(name); });
    for (QToolButton* chip : std::as_const(m_chips))
        m_row->add(chip);
    m_row->add(m_save);
    m_add->setText(tr("Filter"));
    m_add->setAccessibleName(tr("Add a filter"));
    m_save->setText(tr("Save search…"));
}

void FilterBar::addChip(const QString& text, const char* name,
                        const std::function<void(DocumentFilter&)>& drop)
{
    auto* chip = new Chip(this);
    chip->setObjectName(QString::fromLatin1(name));
    chip->setText(text);
    chip->setFocusPolicy(Qt::StrongFocus);
    chip->setToolTip(tr("Remove filter"));
    chip->setAccessibleName(tr("Remove filter “%1”").arg(text));
    connect(chip, &QToolButton::clicked, this, makeEdit(drop));
    m_chips.append(chip);
}

std::function<void()> FilterBar::makeEdit(Edit edit)
{
    return [this, edit = std::move(edit)] {
        DocumentFilter next = m_filter;
        edit(next);
        change(next);
    };
}

void FilterBar::fillMenu()
{
    QMenu* menu = m_add->menu();
    menu->clear();
    for (QMenu* before : menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly))
        before->deleteLater();
    if (!m_fixedStatus) {
        QMenu* status = menu->addMenu(tr("Status"));
        for (const SigningStatus one : listedStatuses)
            connect(status->addAction(icon(statusIcon(one)), statusText(one)), &QAction::triggered, this,
                    makeEdit([one](DocumentFilter& f) { f.status = one; }));
    }
    connect(menu->addAction(tr("Recipient or email…")), &QAction::triggered, this, &FilterBar::askForPerson);
    if (!m_fixedFolder && !m_folders.isEmpty()) {
        QMenu* folders = menu->addMenu(tr("Folder"));
        const auto names = distinctFolderNames(m_folders);
        QList<std::pair<QString, domain::FolderId>> sorted;
        for (const domain::Folder& folder : std::as_const(m_folders))
            sorted.append({names.value(folder.id), folder.id});
        std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            const int order = QString::localeAwareCompare(a.first, b.first);
            return order != 0 ? order < 0 : a.second < b.second;
        });
        for (const auto& [name, id] : std::as_const(sorted))
            connect(folders->addAction(plainText(name)), &QAction::triggered, this,
                    makeEdit([id = id](DocumentFilter& f) { f.folder = id; }));
        folders->addSeparator();
        connect(folders->addAction(tr("No folder")), &QAction::triggered, this,
                makeEdit([](DocumentFilter& f) { f.folder = domain::FolderId(); }));
    }
    if (m_hasDeadlines) {
        QMenu* deadline = menu->addMenu(tr("Deadline"));
        for (const int days : {0, 3, 7, 30})
            connect(deadline->addAction(days == 0 ? tr("Today") : tr("In the next %n days", nullptr, days)),
                    &QAction::triggered, this,
                    makeEdit([days](DocumentFilter& f) { f.expiresWithin = days; }));
    }
    if (m_hasActivity) addActivityMenu(menu->addMenu(tr("Last activity")));
    if (m_hasData) connect(menu->addAction(tr("Data…")), &QAction::triggered, this, &FilterBar::askForData);
    addPeriodMenu(menu->addMenu(tr("Created")), &DocumentFilter::createdFrom, &DocumentFilter::createdTo,
                  tr("Created since"), tr("Created up to"));
    if (!m_hasCompletion) return;
    addPeriodMenu(menu->addMenu(tr("Completed", "filter by the date of completion")),
                  &DocumentFilter::completedFrom, &DocumentFilter::completedTo, tr("Completed since"),
                  tr("Completed up to"));
    if (m_hasContent)
        connect(menu->addAction(tr("Text in documents…")), &QAction::triggered, this,
                &FilterBar::askForContent);
}

void FilterBar::addPeriodMenu(QMenu* menu, DayMember from, DayMember to, const QString& since,
                              const QString& upTo)
{
    const QDate today = QDate::currentDate();
    using Period = std::pair<QDate, std::optional<QDate>>;
    const int year = today.year();
    const std::pair<QString, Period> periods[] = {
        {tr("Today"), {today, std::nullopt}},
        {tr("In the last 7 days"), {today.addDays(-6), std::nullopt}},
        {tr("In the last 30 days"), {today.addDays(-29), std::nullopt}},
        {tr("This year"), {QDate(year, 1, 1), std::nullopt}},
        {tr("Last year"), {QDate(year - 1, 1, 1), QDate(year - 1, 12, 31)}}};
    for (const auto& [text, period] : periods)
        connect(menu->addAction(text), &QAction::triggered, this,
                makeEdit([from, to, period = period](DocumentFilter& f) {
                    f.*from = period.first;
                    f.*to = period.second;
                }));
    menu->addSeparator();
    connect(menu->addAction(tr("Since…")), &QAction::triggered, this,
            [this, from, since] { askForDate(from, since); });
    connect(menu->addAction(tr("Up to…")), &QAction::triggered, this,
            [this, to, upTo] { askForDate(to, upTo); });
}

void FilterBar::askForContent()
{
    m_prompts.text(this,
                   {QStringLiteral("filterContent"), tr("Search in completed documents"),
                    tr("Words in the pages or answers"), m_filter.content, tr("Filter"), 200, false, true},
                   [this](const std::optional<QString>& words) {
                       if (words)
                           makeEdit([&words](DocumentFilter& f) { f.content = words->simplified(); })();
                   });
}

void FilterBar::addActivityMenu(QMenu* menu)
{
    const auto add = [this, menu](const QString& text, std::optional<int> active, std::optional<int> quiet) {
        connect(menu->addAction(text), &QAction::triggered, this,
                makeEdit([active, quiet](DocumentFilter& f) {
                    f.activeWithin = active;
                    f.quietFor = quiet;
                }));
    };
    add(tr("Today"), 1, {});
    add(tr("In the last 7 days"), 7, {});
    add(tr("In the last 30 days"), 30, {});
    menu->addSeparator();
    for (const int days : {3, 7, 14, 30})
        add(tr("More than %n days ago", nullptr, days), {}, days);
}

void FilterBar::askForPerson()
{
    m_prompts.text(this,
                   {QStringLiteral("filterPerson"), tr("Filter by recipient"), tr("Name or email address"),
                    m_filter.person, tr("Filter"), 200, false, true},
                   [this](const std::optional<QString>& person) {
                       if (person) makeEdit([&person](DocumentFilter& f) { f.person = *person; })();
                   });
}

void FilterBar::askForData()
{
    const auto dataOf = [](const QString& text) -> std::optional<std::pair<QString, QString>> {
        const auto cut = text.indexOf(QLatin1Char('='));
        const QString name = text.left(cut).trimmed();
        const QString value = text.mid(cut + 1).trimmed();
        if (cut < 0 || !domain::isDataName(name) || !domain::isDataValue(value)) return std::nullopt;
        return std::pair{name, value};
    };
    const QString example = QStringLiteral("caseNumber=2026-117");
    constexpr int maxLength = 600;
    m_prompts.text(this,
                   {QStringLiteral("filterData"),
                    tr("Filter by data"),
                    tr("Name and value, e.g. %1").arg(isolated(example)),
                    {},
                    tr("Filter"),
                    maxLength,
                    false,
                    true,
                    [dataOf, example](const QString& text) {
                        return dataOf(text)
                                   ? QString()
                                   : tr("Enter a name and a value such as %1.").arg(isolated(example));
                    }},
                   [this, dataOf](const std::optional<QString>& text) {
                       const auto data = text ? dataOf(*text) : std::nullopt;
                       if (!data) return;
                       makeEdit([&data](DocumentFilter& f) { f.data.insert(data->first, data->second); })();
                   });
}

void FilterBar::askForDate(DayMember member, const QString& title)
{
    const auto dayOf = [locale = QLocale()](const QString& text) {
        QDate day = QDate::fromString(text, Qt::ISODate);
        if (!day.isValid()) day = locale.toDate(text, shortDateFormat());
        if (!day.isValid()) day = locale.toDate(text, QLocale::ShortFormat);
        if (day.isValid() && day.year() < 1970) day = day.addYears(100); // two-digit year
        return day;
    };
    const auto now = m_filter.*member;
    const QString today = shortDate(QDate::currentDate());
    m_prompts.text(this,
                   {QStringLiteral("filterDate"), title, tr("Date, e.g. %1").arg(today),
                    shortDate(now.value_or(QDate::currentDate())), tr("Filter"), 30, false, true,
                    [dayOf, today](const QString& text) {
                        return dayOf(text).isValid() ? QString() : tr("Enter a date such as %1.").arg(today);
                    }},
                   [this, member, dayOf](const std::optional<QString>& text) {
                       const QDate day = text ? dayOf(*text) : QDate();
                       if (!day.isValid()) return;
                       makeEdit([&](DocumentFilter& f) { f.*member = day; })();
                   });
}

} // namespace ink::ui

#include "moc_filterbar.cpp"
