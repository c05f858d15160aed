// Form fields become tags: types, inherited entries, places on rotated pages, broken trees, and the corpus
// compared with qpdf.
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/pdf/intake/formimport.h"
#include "app/pdf/intake/pdfinspector.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include <cstdio>

namespace tst_formimport {

using namespace ink;
using namespace ink::pdf;
using domain::ImportedTag;
using domain::ImportFinding;
using domain::TagImport;
using domain::TagType;
using ink::test::rawPdf;
using ink::test::rawStream;

namespace {

/** Objects 1 to 3 are catalog, pages and page; the fields start at 4 and are on the page, unless `annots`. */
QByteArray formFile(const QList<QByteArray>& fields, const QByteArray& page = "/MediaBox [0 0 300 400]",
                    const QByteArray& form = {}, QByteArray annots = {}, QByteArray roots = {})
{
    QByteArray all;
    for (qsizetype i = 0; i < fields.size(); ++i)
        all += ' ' + QByteArray::number(i + 4) + " 0 R";
    if (annots.isNull()) annots = all;
    if (roots.isNull()) roots = all;
    return rawPdf(QList<QByteArray>{"<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [" + roots + "] " +
                                        form + ">>>>",
                                    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                                    "<</Type /Page /Parent 2 0 R /Annots [" + annots + "] " + page + ">>"} +
                  fields);
}

QByteArray widget(const QByteArray& entries, const QByteArray& rect = "[20 300 120 320]")
{
    return "<</Type /Annot /Subtype /Widget /Rect " + rect + ' ' + entries + ">>";
}

TagImport importOf(const QByteArray& bytes)
{
    const auto import = importForm(bytes);
    if (!import) {
        QTest::qFail(qPrintable(import.error().detail.english()), __FILE__, __LINE__);
        return {};
    }
    return *import;
}

} // namespace

class TestFormImport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<TagType>("type");
        const auto row = [](const char* name, const QByteArray& field, TagType type) {
            QTest::newRow(name) << field << type;
        };
        row("text", "/FT /Tx /T (a)", TagType::Text);
        row("password", "/FT /Tx /Ff 8192 /T (a)", TagType::MaskedText);
        row("file", "/FT /Tx /Ff 1048576 /T (a)", TagType::Attachment);
        row("check box", "/FT /Btn /T (a) /AP <</N <</On 3 0 R /Off 3 0 R>>>>", TagType::Checkbox);
        row("radio", "/FT /Btn /Ff 32768 /T (a) /AP <</N <</On 3 0 R>>>>", TagType::Radio);
        row("combo", "/FT /Ch /Ff 131072 /T (a) /Opt [(x) (y)]", TagType::Dropdown);
        row("list", "/FT /Ch /T (a) /Opt [[(x) (Ex)] [(y) (Why)]]", TagType::Dropdown);
        row("list of nothing", "/FT /Ch /T (a)", TagType::Text);
        row("signature", "/FT /Sig /T (a)", TagType::Signature);
        row("initials", "/FT /Sig /T (Buyer initials)", TagType::Initial);
        row("date", "/FT /Tx /T (a) /AA <</F <</S /JavaScript /JS (AFDate_FormatEx\\(\"mm/dd/yyyy\"\\);)>>>>",
            TagType::Date);
        row("time", "/FT /Tx /T (a) /AA <</F <</S /JavaScript /JS (AFDate_FormatEx\\(\"HH:MM\"\\);)>>>>",
            TagType::Text);
        row("number",
            "/FT /Tx /T (a) /AA <</F <</S /JavaScript /JS (AFNumber_Format\\(2, 0, 0, 0, \"\", true\\);)>>>>",
            TagType::Number);
    }
    void kinds()
    {
        QFETCH(QByteArray, field);
        QFETCH(TagType, type);
        const TagImport import = importOf(formFile({widget(field)}));
        QCOMPARE(import.tags.size(), 1);
        QCOMPARE(import.tags.first().tag.type, type);
        QCOMPARE(import.tags.first().tag.rect, (domain::PageRect{20, 80, 100, 20}));
        QCOMPARE(import.tags.first().tag.pageIndex, 1);
    }

    void leftOut()
    {
        const TagImport import =
            importOf(formFile({widget("/FT /Btn /Ff 65536 /T (push)"), widget("/FT /Tx /T (hidden) /F 2"),
                               widget("/FT /Tx /T (flat)", "[20 300 120 300]"),
                               widget("/FT /Sig /T (signed) /V <</Type /Sig>>"),
                               widget("/FT /Tx /T (outside)", "[900 900 990 990]"),
                               widget("/FT /Tx /T (unlisted)"), widget("/FT /Tx /T (seen)")},
                              "/MediaBox [0 0 300 400]", {}, " 4 0 R 5 0 R 6 0 R 7 0 R 8 0 R 10 0 R"));
        QCOMPARE(import.tags.size(), 1);
        QCOMPARE(import.tags.first().tag.name, QStringLiteral("seen"));
    }

    void attributes()
    {
        const TagImport import = importOf(formFile(
            {widget(
                 "/FT /Tx /T (amount) /TU (What you pay) /Ff 2 /V (12.5) /MaxLen 7 /Q 2 /DA (/Helv 9 Tf 1 0 "
                 "0 rg) "
                 "/AA <</F <</JS (AFNumber_Format\\(1, 0\\);)>> /V <</JS (AFRange_Validate\\(true, 5, true, "
                 "50.5\\);)>>>>"),
             widget("/FT /Tx /T (mail) /TU (Your e-mail) /Ff 1 /V (x@y.zz)"),
             widget("/FT /Tx /T (born) /V (31.12.1999) /AA <</K <</JS "
                    "(AFDate_KeystrokeEx\\('dd.mm.yyyy'\\))>>>>"),
             widget("/FT /Tx /T (lines) /Ff 4096 /V (one\\rtwo)"),
             widget("/FT /Ch /Ff 131072 /T (pick) /V (y) /Opt [[(x) (Ex)] [(y) (Why)]]"),
             widget("/FT /Btn /T (agree) /V /Yes /AS /Yes /AP <</N <</Yes 3 0 R /Off 3 0 R>>>>")}));
        QCOMPARE(import.tags.size(), 6);
        const domain::Tag& amount = import.tags.at(0).tag;
        QCOMPARE(amount.name, QStringLiteral("amount"));
        QCOMPARE(amount.style.placeholder, QStringLiteral("What you pay"));
        QVERIFY(amount.isMandatory);
        QCOMPARE(amount.text, QStringLiteral("12.5"));
        QCOMPARE(amount.style.maxLength, 7);
        QCOMPARE(amount.style.decimals, 1);
        QCOMPARE(amount.style.min, 5.0);
        QCOMPARE(amount.style.max, 50.5);
        QCOMPARE(amount.style.align, domain::TextAlign::Right);
        QCOMPARE(amount.style.fontSize, 9.0);
        QCOMPARE(amount.style.colour, QStringLiteral("#ff0000"));
        const domain::Tag& mail = import.tags.at(1).tag;
        QVERIFY(mail.style.readOnly && !mail.isMandatory);
        QCOMPARE(mail.text, QStringLiteral("x@y.zz"));
        QVERIFY(!mail.style.pattern.isEmpty());
        QCOMPARE(import.tags.at(2).tag.style.dateFormat, QStringLiteral("dd.MM.yyyy"));
        QCOMPARE(import.tags.at(2).tag.text, QStringLiteral("31.12.1999"));
        QCOMPARE(import.tags.at(3).tag.text, QStringLiteral("one\ntwo"));
        QCOMPARE(import.tags.at(4).tag.style.options,
                 (QStringList{QStringLiteral("Ex"), QStringLiteral("Why")}));
        QCOMPARE(import.tags.at(4).tag.text, QStringLiteral("Why"));
        QVERIFY(import.tags.at(5).tag.style.checked);
    }

    void radioGroup()
    {
        // The state names are numbers, the values are in /Opt; kids have no parent.
        const TagImport import = importOf(
            formFile({"<</FT /Btn /Ff 49154 /T (size) /V /1 /Opt [(Small) (Large)] /Kids [5 0 R 6 0 R]>>",
                      widget("/AS /Off /AP <</N <</0 3 0 R>>>>"), widget("/AS /1 /AP <</N <</1 3 0 R>>>>")},
                     "/MediaBox [0 0 300 400]", {}, " 5 0 R 6 0 R", " 4 0 R"));
        QCOMPARE(import.tags.size(), 2);
        for (const ImportedTag& each : import.tags) {
            QCOMPARE(each.tag.type, TagType::Radio);
            QCOMPARE(each.tag.groupName, QStringLiteral("size"));
            QVERIFY(each.tag.isMandatory);
        }
        QCOMPARE(import.tags.at(0).tag.name, QStringLiteral("Small"));
        QCOMPARE(import.tags.at(1).tag.name, QStringLiteral("Large"));
        QVERIFY(!import.tags.at(0).tag.style.checked);
        QVERIFY(import.tags.at(1).tag.style.checked);
    }

    void hierarchy()
    {
        // Type, flags, value and appearance come from three levels above; names are joined.
        const TagImport import = importOf(
            formFile({"<</T (person) /FT /Tx /Ff 2 /Kids [5 0 R]>>",
                      "<</T (address) /Parent 4 0 R /MaxLen 12 /Kids [6 0 R 7 0 R]>>",
                      "<</T <FEFF0063006900740079> /Parent 5 0 R /V (Rome) /Kids [8 0 R 9 0 R]>>",
                      widget("/T (zip) /Parent 5 0 R"), widget("/Parent 6 0 R"), widget("/Parent 6 0 R")},
                     "/MediaBox [0 0 300 400]", {}, " 7 0 R 8 0 R 9 0 R", " 4 0 R"));
        QCOMPARE(import.tags.size(), 3);
        QCOMPARE(import.tags.at(0).tag.name, QStringLiteral("person.address.zip"));
        for (const qsizetype i : {1, 2}) {
            const domain::Tag& tag = import.tags.at(i).tag;
            QCOMPARE(tag.name, QStringLiteral("person.address.city"));
            QCOMPARE(tag.text, QStringLiteral("Rome"));
            QCOMPARE(tag.style.maxLength, 12);
            QVERIFY(tag.isMandatory);
        }
    }

    void places_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QRect>("place");
        // The widget is at 20…120 to the right and 300…320 above the origin.
        QTest::newRow("plain") << QByteArray("/MediaBox [0 0 300 400]") << QRect(20, 80, 100, 20);
        QTest::newRow("90") << QByteArray("/MediaBox [0 0 300 400] /Rotate 90") << QRect(300, 20, 20, 100);
        QTest::newRow("180") << QByteArray("/MediaBox [0 0 300 400] /Rotate 180") << QRect(180, 300, 100, 20);
        QTest::newRow("270") << QByteArray("/MediaBox [0 0 300 400] /Rotate 270") << QRect(80, 180, 20, 100);
        QTest::newRow("crop") << QByteArray("/MediaBox [0 0 300 400] /CropBox [10 200 290 390]")
                              << QRect(10, 70, 100, 20);
        QTest::newRow("crop 90") << QByteArray("/MediaBox [0 0 300 400] /CropBox [10 200 290 390] /Rotate 90")
                                 << QRect(100, 10, 20, 100);
        QTest::newRow("unit") << QByteArray("/MediaBox [0 0 300 400] /UserUnit 2") << QRect(40, 160, 200, 40);
        QTest::newRow("cut by the crop box")
            << QByteArray("/MediaBox [0 0 300 400] /CropBox [70 200 290 390]") << QRect(0, 70, 50, 20);
    }
    void places()
    {
        QFETCH(QByteArray, page);
        QFETCH(QRect, place);
        const TagImport import = importOf(formFile({widget("/FT /Tx /T (a)")}, page));
        QCOMPARE(import.tags.size(), 1);
        const domain::PageRect r = import.tags.first().tag.rect;
        QCOMPARE(QRect(r.left, r.top, r.width, r.height), place);
    }

    void brokenTrees()
    {
        // A field that is its own parent and kid, one that the form doesn't list, and kids that aren't
        // dictionaries.
        const QByteArray circle =
            formFile({"<</T (a) /Parent 4 0 R /Kids [4 0 R 5 0 R 7 (x) null 99 0 R]>>",
                      widget("/FT /Tx /T (b) /Parent 4 0 R"), widget("/FT /Tx /T (lost) /Parent 6 0 R")},
                     "/MediaBox [0 0 300 400]", {}, " 5 0 R 6 0 R (nonsense) 98 0 R", " 4 0 R 4 0 R");
        const TagImport import = importOf(circle);
        QCOMPARE(import.tags.size(), 2);
        QCOMPARE(import.tags.at(0).tag.name, QStringLiteral("a.b"));
        QCOMPARE(import.tags.at(1).tag.name, QStringLiteral("lost"));

        // Kids that double at each level would be 2^40 fields.
        QList<QByteArray> levels;
        for (int i = 0; i < 40; ++i) {
            const QByteArray next = QByteArray::number(i + 5) + " 0 R";
            levels.append("<</T (x) /Kids [" + next + ' ' + next + "]>>");
        }
        levels.append(widget("/FT /Tx /T (end)"));
        test::WorkTimer clock;
        QVERIFY(importForm(formFile(levels)).has_value());
        QVERIFY(clock.elapsed() < 2000);
    }

    void xfa()
    {
        const TagImport only = importOf(formFile({}, "/MediaBox [0 0 300 400]", "/XFA (x)"));
        QCOMPARE(only.findings.size(), 1);
        QCOMPARE(only.findings.first().kind, ImportFinding::Kind::XfaForm);
        QVERIFY(!only.findings.first().isError);
        const TagImport both =
            importOf(formFile({widget("/FT /Tx /T (a)")}, "/MediaBox [0 0 300 400]", "/XFA (x)"));
        QCOMPARE(both.tags.size(), 1);
        QVERIFY(both.findings.isEmpty());
    }

    /** Paths of XFA forms are shortened to a description or the last part; the origin keeps them. */
    void pathNames()
    {
        const auto named = [](const QByteArray& entries, const QByteArray& name) {
            return widget(entries + " /T (" + name + ")");
        };
        const TagImport import = importOf(formFile({
            named("/FT /Tx /TU (Your first name)", "form[0].Page1[0].f1[0]"),
            named("/FT /Tx", "form[0].Page1[0].f2[0]"),
            named("/FT /Tx", "form[0].Page2[0].f2[0]"),
            named("/FT /Tx /TU (" + QByteArray(80, 'x') + ")", "form[0].Page1[0].f3[0]"),
            named("/FT /Tx /TU (Town)", "person.town"),
            named("/FT /Btn /Ff 32768 /AS /1 /AP <</N <</1 3 0 R>>>> /TU (Yes)", "form[0].Page1[0].c1[0]"),
        }));
        QStringList names;
        for (const ImportedTag& each : import.tags)
            names.append(each.tag.groupName.isEmpty() ? each.tag.name : each.tag.groupName);
        QCOMPARE(names,
                 (QStringList{QStringLiteral("Your first name"), QStringLiteral("f2"), QStringLiteral("f2 2"),
                              QStringLiteral("f3"), QStringLiteral("person.town"), QStringLiteral("c1")}));
        QCOMPARE(import.tags.at(1).tag.facts.origin.formField, QStringLiteral("form[0].Page1[0].f2[0]"));
    }

    void acrobatNames()
    {
        const TagImport import = importOf(formFile({widget("/FT /Tx /T (Sig_es_:signer2:signature)")}));
        QCOMPARE(import.tags.first().recipient, 2);
        QCOMPARE(import.tags.first().tag.type, TagType::Signature);
        QCOMPARE(import.tags.first().tag.name, QStringLiteral("Sig"));
    }

    /** Every file of the corpus with a form: as many tags as fillable fields that qpdf lists. */
    void corpus()
    {
        const QDir dir(ink::test::corpusPath(QStringLiteral("pdf")));
        if (!test::requireCorpus(dir.exists()) || !test::requireProgram("qpdf")) return;
        int files = 0;
        int tags = 0;
        for (const QString& name : dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name)) {
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            const auto info = inspectPdf(bytes);
            if (!info || !bytes.contains("AcroForm")) continue;
            QProcess process;
            process.start(QStringLiteral("qpdf"),
                          {QStringLiteral("--json=1"), QStringLiteral("--json-key=acroform"),
                           QStringLiteral("--json-key=objects"), dir.filePath(name)});
            QVERIFY(process.waitForFinished(20'000));
            const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
            const QJsonObject objects = json.value(QStringLiteral("objects")).toObject();
            int expected = 0;
            for (const QJsonValue& value : json.value(QStringLiteral("acroform"))
                                               .toObject()
                                               .value(QStringLiteral("fields"))
                                               .toArray()) {
                const QJsonObject field = value.toObject();
                const QString type = field.value(QStringLiteral("fieldtype")).toString();
                const int flags = field.value(QStringLiteral("fieldflags")).toInt();
                const QJsonObject annotation = field.value(QStringLiteral("annotation")).toObject();
                const int shown = annotation.value(QStringLiteral("annotationflags")).toInt();
                const QJsonArray rect = objects.value(annotation.value(QStringLiteral("object")).toString())
                                            .toObject()
                                            .value(QStringLiteral("/Rect"))
                                            .toArray();
                const bool flat = rect.size() < 4 ||
                                  std::abs(rect.at(2).toDouble() - rect.at(0).toDouble()) < 1 ||
                                  std::abs(rect.at(3).toDouble() - rect.at(1).toDouble()) < 1;
                const bool push = type == QLatin1StringView("/Btn") && (flags & 0x10000) != 0;
                const bool isSigned =
                    type == QLatin1StringView("/Sig") && !field.value(QStringLiteral("value")).isNull();
                const bool placed = field.value(QStringLiteral("pageposfrom1")).toInt() > 0;
                if (!type.isEmpty() && !push && !isSigned && !flat && placed && (shown & 34) == 0) ++expected;
            }
            const auto import = importForm(bytes);
            QVERIFY2(import.has_value(), qPrintable(name));
            if (import->tags.size() != expected) {
                for (const ImportedTag& each : import->tags)
                    std::printf("  %s %d\n", qPrintable(each.source), int(each.tag.type));
            }
            QVERIFY2(import->tags.size() == expected, qPrintable(QStringLiteral("%1: %2 tags, qpdf says %3")
                                                                     .arg(name)
                                                                     .arg(import->tags.size())
                                                                     .arg(expected)));
            for (const ImportedTag& each : import->tags) {
                const QSizeF page = info->pages.at(each.tag.pageIndex - 1).size;
                QVERIFY(each.tag.rect.left >= 0 && each.tag.rect.top >= 0);
                QVERIFY(each.tag.rect.right() <= std::ceil(page.width()) + 1);
                QVERIFY(each.tag.rect.bottom() <= std::ceil(page.height()) + 1);
            }
            files += expected > 0 ? 1 : 0;
            tags += expected;
        }
        std::printf("%d tags in %d files, as qpdf says\n", tags, files);
        QVERIFY(files >= 10);
    }
};

INK_TEST(TestFormImport, "tst_formimport")

} // namespace tst_formimport

#include "tst_formimport.moc"
