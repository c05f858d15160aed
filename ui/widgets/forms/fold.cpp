#include "ui/widgets/forms/fold.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

void setUpFoldHeader(QToolButton& header)
{
    header.setAutoRaise(true);
    header.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    header.setIconSize({14, 14});
    header.setFocusPolicy(Qt::StrongFocus);
    header.setProperty("isFoldHeader", true);
}

Fold::Fold(const QString& name, QWidget* content, QWidget* parent)
    : QWidget(parent), m_header(new QToolButton(this)), m_summary(new QuietLabel(this)), m_content(content)
{
    m_header->setObjectName(name);
    setUpFoldHeader(*m_header);
    m_header->setFont(sectionFont());
    m_summary->setObjectName(name + QStringLiteral("Summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_header, 0, Qt::AlignLeft);
    column->addWidget(m_summary);
    column->addWidget(m_content);
    connect(m_header, &QToolButton::clicked, this, [this] { setOpen(!m_isOpen); });
    onChange(this, {QEvent::PaletteChange, QEvent::LanguageChange, QEvent::LayoutDirectionChange},
             [this] { update(); });
    update();
}

void Fold::setTitle(const QString& title)
{
    m_header->setText(title);
    update();
}

void Fold::setSummary(const QString& summary)
{
    m_summary->setText(summary);
    update();
}

void Fold::setOpen(bool open)
{
    m_isOpen = open;
    update();
}

void Fold::update()
{
    m_header->setIcon(icon(m_isOpen ? Icon::ChevronDown : Icon::ChevronRight));
    m_header->setAccessibleName(m_header->text());
    m_header->setAccessibleDescription(m_isOpen ? tr("Expanded")
                                                : QStringList{tr("Collapsed"), m_summary->text()}.join(u' '));
    m_summary->setVisible(!m_isOpen && !m_summary->text().isEmpty());
    m_content->setVisible(m_isOpen);
}

} // namespace ink::ui

#include "moc_fold.cpp"
