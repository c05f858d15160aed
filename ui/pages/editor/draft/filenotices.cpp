#include "ui/pages/editor/draft/filenotices.h"

#include "ui/pages/editor/draft/contentnotice.h"
#include "ui/pages/editor/draft/repairnotice.h"
#include "ui/widgets/style/onchange.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ink::ui {

FileNotices::FileNotices(OpenDraft& draft, QWidget* parent)
    : QWidget(parent), m_repairs(new RepairNotice(draft, this)), m_content(new ContentNotice(draft, this))
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->setSpacing(0);
    all->addWidget(m_repairs);
    all->addWidget(m_content);
    connect(m_content, &ContentNotice::treatmentRequested, this, &FileNotices::treatmentRequested);
    onLanguageChange(this, [this] { updateText(); });
}

void FileNotices::updateText()
{
    m_repairs->updateText();
    m_content->updateText();
}

} // namespace ink::ui

#include "moc_filenotices.cpp"
