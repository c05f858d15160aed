#include "app/pdf/stamp/documenttitle.h"

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/stamp/archiveclaims.h"
#include "app/pdf/stamp/xmpmetadata.h"

#include <QRegularExpression>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <array>

namespace ink::pdf {

namespace {

constexpr qsizetype maxTitle = 1'000; ///< characters; a longer one isn't judged

/** Matches placeholders that programs write when a document has no title, in several languages. */
const QRegularExpression& placeholderTitle()
{
    static const QRegularExpression pattern(QStringLiteral(
        "^(?!(title|titel|titre|título|عنوان) \\d)" // of a code of laws
        "(untitled|unnamed|no title|no name|title|document|doc|book|presentation|powerpoint "
        "presentation|slide"
        "|scan|scanned document|scanned image|image|print|print job|none|null|undefined|unknown"
        "|unbenannt|ohne titel|ohne namen|titel|dokument|mappe|präsentation|powerpoint-präsentation|folie"
        "|sans titre|sans nom|titre|classeur|présentation|présentation powerpoint|diapositive"
        "|sin título|sin titulo|sin nombre|título|documento|libro|presentación|presentación de powerpoint"
        "|بدون عنوان|عنوان|مستند|عرض تقديمي)"
        "( (document|dokument|documento))?[ _-]*\\(?\\d*\\)?$"));
    return pattern;
}

/** Matches a program's name before the name of the printed file. */
const QRegularExpression& printedTitle()
{
    static const QRegularExpression pattern(
        QStringLiteral("^((microsoft|ms) ?(office )?(word|excel|powerpoint|publisher|visio|project|outlook)"
                       "|(libreoffice|openoffice(\\.org)?)( ?(writer|calc|impress|draw))?)\\s+[-–]\\s"));
    return pattern;
}

const QRegularExpression& fileTitle()
{
    static const QRegularExpression pattern(
        QStringLiteral("\\.(pdf|docx?|docm|dotx?|rtf|odt|ott|xlsx?|xlsm|ods|csv|pptx?|odp|txt|html?|xhtml|"
                       "tex|dvi|eps|indd|qxp"
                       "|qxd|cdr|vsdx?|wpd|wps|tmp|jpe?g|png|tiff?|bmp)$"
                       "|^[a-z]:\\\\|^[\\\\/]|^(file|https?):/|^(about|data|blob):\\S"));
    return pattern;
}

const QRegularExpression& codeTitle()
{
    static const QRegularExpression pattern(
        QStringLiteral("^[{(]?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}[)}]?$|^[0-9a-f]{16,}$"));
    return pattern;
}

} // namespace

bool isMeaningfulTitle(const QString& title)
{
    QString text = title.left(maxTitle + 1).normalized(QString::NormalizationForm_C);
    text.removeIf([](QChar c) {
        return c.category() == QChar::Other_Format || (c.category() == QChar::Other_Control && !c.isSpace());
    });
    text = text.simplified().toLower();
    if (text.size() > maxTitle) return true;
    if (std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c.isLetterOrNumber(); })) return false;
    const std::array patterns{placeholderTitle, printedTitle, fileTitle, codeTitle};
    return std::none_of(patterns.begin(), patterns.end(),
                        [&](const auto& pattern) { return pattern().match(text).hasMatch(); });
}

void completeTitle(Revision& revision, QString& metadata, const QString& title)
{
    QPDFObjectHandle root = revision.source().getRoot();
    if (metadata.isEmpty() && root.hasKey("/Metadata")) return; // it may have another title
    const std::optional<QString> inMetadata = xmpTitle(metadata);
    if (!metadata.isEmpty() && !inMetadata) return;
    QPDFObjectHandle info = revision.source().getTrailer().getKey("/Info");
    const QString inInfo = info.isDictionary() ? stringText(info.getKey("/Title")) : QString();

    const QString own = inMetadata.value_or(QString());
    const QString wanted = isMeaningfulTitle(own) ? own : isMeaningfulTitle(inInfo) ? inInfo : title;
    if (!isMeaningfulTitle(wanted)) return;
    if (!metadata.isEmpty() && own != wanted) {
        const auto changed = withXmpTitle(metadata, wanted);
        if (!changed) return;
        metadata = *changed;
    }
    constexpr int partWithoutInfo = 4; // ISO 19005-4 §6.1.3
    if (inInfo != wanted && claimsOf(metadata).part < partWithoutInfo)
        revision.edit(revision.info())["/Title"] = stringText(wanted);
    QPDFObjectHandle preferences = root.getKey("/ViewerPreferences");
    if (!preferences.isDictionary() || !preferences.hasKey("/DisplayDocTitle"))
        revision.edit(revision.catalogDict("/ViewerPreferences"))["/DisplayDocTitle"] = "true";
}

} // namespace ink::pdf
