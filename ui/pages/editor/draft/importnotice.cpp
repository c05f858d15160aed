#include "ui/pages/editor/draft/importnotice.h"

#include "app/base/backgroundtask.h"
#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/pdf/intake/tagimport.h"
#include "ui/commands/additions.h"
#include "ui/commands/drafttarget.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/style/onchange.h"

#include <QEvent>
#include <QLocale>
#include <QUndoStack>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int maximumInvitations = 200; // contract §10
constexpr qsizetype maxListed = 3;      ///< anchors that are named
constexpr qsizetype maxExpanded = 30;   ///< after a click on "and %n more"

/** Names an anchor that isn't used, its page, and the reason. */
QString faultText(const domain::ImportFinding& finding, int page)
{
    QString anchor = finding.text.simplified();
    constexpr qsizetype maxShown = 60;
    if (anchor.size() > maxShown) anchor = anchor.first(maxShown - 1) + QChar(0x2026);
    return ImportNotice::tr("“%1” on page %2: %3")
        .arg(isolated(anchor), QLocale().toString(page), messageText(finding.detail));
}

/** Returns whether the document already has tags from this file's fields or anchors. */
bool isTaken(const domain::Document& document, const domain::File& file)
{
    if (file.intake.hasImportedTags) return true;
    return std::any_of(document.tags.begin(), document.tags.end(), [&](const domain::Tag& tag) {
        if (!domain::isFromAnchor(tag) && !domain::isFromField(tag)) return false;
        const auto place = document.pageAt(tag.pageIndex);
        return place.file && place.file->id == file.id;
    });
}

} // namespace

ImportNotice::ImportNotice(QWidget* parent) : Banner(Tone::Info, parent)
{
    setObjectName(QStringLiteral("importNotice"));
    setClosable(true);
    connect(this, &Banner::actionTriggered, this, &ImportNotice::createTags);
    connect(this, &Banner::linkActivated, this, [this](int index) {
        const qsizetype shown = m_showsAllFaults ? maxExpanded : maxListed;
        if (index < std::min(m_faults.size(), shown)) {
            const Fault fault = m_faults.at(index);
            Q_EMIT anchorChosen(fault.page, fault.anchor);
            return;
        }
        m_showsAllFaults = true;
        updateText();
    });
    connect(this, &Banner::closed, this, [this] {
        for (const domain::File& file : std::as_const(m_document.files))
            if (m_found.contains(file.id)) m_closed.append(file.id);
        m_offeredCount = 0;
    });
    onLanguageChange(this, [this] { updateText(); });
}

void ImportNotice::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
    updateText();
}

void ImportNotice::setDocument(const domain::Document& document)
{
    if (document.id != m_document.id) {
        m_found.clear();
        m_closed.clear();
        m_showsAllFaults = false;
    }
    m_document = document;
    updateText();
}

void ImportNotice::inspect(domain::FileId file, const QByteArray& bytes)
{
    if (!m_target || m_found.contains(file)) return;
    const domain::DocumentId document = m_document.id;
    runInBackground(
        this,
        // An unreadable file has nothing to import; its error is reported elsewhere.
        [bytes] { return pdf::importTags(bytes).value_or(domain::TagImport()); },
        [this, file, document](const domain::TagImport& found) {
            if (document != m_document.id) return;
            m_found.insert(file, found);
            updateText();
        });
}

void ImportNotice::replaceFile(domain::FileId from, domain::FileId to)
{
    if (!m_closed.contains(from) || m_closed.contains(to)) return;
    m_closed.append(to);
    updateText();
}

QHash<int, domain::TagImport> ImportNotice::openImports() const
{
    QHash<int, domain::TagImport> imports;
    for (qsizetype i = 0; i < m_document.files.size(); ++i) {
        const domain::File& file = m_document.files.at(i);
        const auto found = m_found.constFind(file.id);
        if (found == m_found.constEnd()) continue;
        const bool hasFaults = std::any_of(found->findings.begin(), found->findings.end(),
                                           [](const domain::ImportFinding& each) { return each.isError; });
        if (found->tags.isEmpty() && !hasFaults) continue;
        if (!m_closed.contains(file.id) && !isTaken(m_document, file))
            imports.insert(static_cast<int>(i), *found);
    }
    return imports;
}

/** The anchors that aren't valid, with pages of the document. */
QList<ImportNotice::Fault> ImportNotice::faultsOf(const QHash<int, domain::TagImport>& imports) const
{
    QList<Fault> faults;
    int firstPage = 0;
    for (qsizetype i = 0; i < m_document.files.size(); ++i) {
        for (const domain::ImportFinding& finding : imports.value(static_cast<int>(i)).findings)
            if (finding.isError) {
                const int page = firstPage + finding.pageIndex;
                faults.append({page, finding.text, faultText(finding, page)});
            }
        firstPage += static_cast<int>(m_document.files.at(i).pages.size());
    }
    return faults;
}

void ImportNotice::updateText()
{
    const QHash<int, domain::TagImport> imports = m_target ? openImports() : QHash<int, domain::TagImport>();
    qsizetype count = 0;
    for (const domain::TagImport& import : imports)
        count += import.tags.size();
    m_offeredCount = static_cast<int>(count);
    m_faults = faultsOf(imports);
    if (count == 0 && m_faults.isEmpty()) return hide();
    setAction(count > 0 ? tr("Convert %n form field(s) in the PDF", nullptr, m_offeredCount) : QString());
    const qsizetype shown =
        m_showsAllFaults ? std::min(m_faults.size(), maxExpanded) : std::min(m_faults.size(), maxListed);
    QStringList sentences;
    for (qsizetype i = 0; i < shown; ++i)
        sentences += m_faults.at(i).sentence;
    if (shown < m_faults.size())
        sentences += tr("and %n more", nullptr, static_cast<int>(m_faults.size() - shown));
    setLinks(sentences);
    const QString wrong = m_faults.isEmpty() ? QString()
                                             : tr("%n anchor(s) aren't valid and stay as text.", nullptr,
                                                  static_cast<int>(m_faults.size()));
    if (count == 0) return showText(wrong, tr("Correct them in the file, or add the fields yourself."));
    const QString advice = tr("Convert them to fields that you can move and assign. The signed file shows "
                              "only the converted fields.");
    showText(imports.size() == 1 ? tr("“%1” has %n form field(s).", nullptr, m_offeredCount)
                                       .arg(isolated(m_document.files.at(imports.constBegin().key()).name))
                                 : tr("The files have %n form field(s).", nullptr, m_offeredCount),
             wrong.isEmpty() ? advice : advice + QLatin1Char('\n') + wrong);
}

void ImportNotice::createTags()
{
    if (!m_target || !m_stack) return;
    const domain::ImportPlan plan =
        domain::planImport(m_target->document(), openImports(), true, maximumInvitations, windowLanguage());
    if (plan.tags.isEmpty()) return;
    const QString text =
        tr("Convert %n form field(s) in the PDF", nullptr, static_cast<int>(plan.tags.size()));
    (void)pushAdditions(*m_stack, *m_target, plan.invitations, plan.tags, text);
}

} // namespace ink::ui

#include "moc_importnotice.cpp"
