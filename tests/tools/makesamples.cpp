// Writes the sample PDFs of `inkstone demo`: makesamples DIR. Parties, places and numbers are invented.
#include <QDir>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

#include <cstdio>

namespace {

constexpr double units = 10; // device units a point
constexpr double left = 72;
constexpr double width = 595 - 2 * left;
const QColor ink(0x1B, 0x24, 0x30);
const QColor quiet(0x5B, 0x65, 0x73);
const QColor line(0xB8, 0xBD, 0xC4);
const QColor pale(0xF3, 0xF4, 0xF1);
const QColor accent(0x1F, 0x5C, 0x5A);

/** One document; everything in points from the top left. */
class Sheet final
{
public:
    Sheet(const QString& path, const QString& title, const QString& running)
        : m_writer(path), m_running(running)
    {
        m_writer.setResolution(static_cast<int>(72 * units));
        m_writer.setPageSize(QPageSize(QPageSize::A4));
        m_writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout::Point);
        m_writer.setTitle(title);
        m_writer.setCreator(QStringLiteral("Inkstone samples"));
        m_painter.begin(&m_writer);
    }
    ~Sheet() { m_painter.end(); }
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    double y = 72;

    void font(double points, bool strong = false, bool serif = true)
    {
        QFont face(serif ? QStringLiteral("DejaVu Serif") : QStringLiteral("DejaVu Sans"));
        face.setHintingPreference(QFont::PreferNoHinting);
        face.setPointSizeF(points);
        face.setBold(strong);
        m_painter.setFont(face);
    }
    double write(double x, double top, double wide, const QString& text, const QColor& colour = ink,
                 int align = Qt::AlignLeft)
    {
        m_painter.setPen(colour);
        const QRectF room(x * units, top * units, wide * units, 6000);
        QRectF used;
        m_painter.drawText(room, align | Qt::AlignTop | Qt::TextWordWrap, text, &used);
        return used.height() / units;
    }
    void rule(double x, double top, double wide, const QColor& colour = line, double thick = 0.7)
    {
        m_painter.fillRect(QRectF(x * units, top * units, wide * units, thick * units), colour);
    }
    void box(double x, double top, double wide, double high)
    {
        m_painter.setPen(QPen(line, 0.8 * units));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(x * units, top * units, wide * units, high * units));
    }
    void fill(double x, double top, double wide, double high, const QColor& colour)
    {
        m_painter.fillRect(QRectF(x * units, top * units, wide * units, high * units), colour);
    }
    void title(const QString& kicker, const QString& text, const QString& below)
    {
        fill(left, 64, 36, 3, accent);
        font(8.5, true, false);
        write(left, 76, width, kicker, accent);
        font(25, true);
        write(left, 92, width, text);
        font(9.5, false, false);
        write(left, 128, width, below, quiet);
        y = 158;
    }
    void section(const QString& number, const QString& text)
    {
        y += 13;
        font(10.5, true);
        write(left, y, 24, number, accent);
        write(left + 24, y, width - 24, text);
        y += 18;
    }
    void clause(const QString& text)
    {
        font(9.6);
        y += write(left + 24, y, width - 24, text) + 6;
    }
    void choice(const QString& text)
    {
        box(left + 24, y + 1, 12, 12);
        notify(QStringLiteral("choice"), left + 24, y + 1, 12, 12);
        font(9.6);
        y += std::max(16.0, write(left + 44, y, width - 44, text) + 5);
    }
    void blank(const QString& label, double x, double wide)
    {
        font(7.5, false, false);
        write(x, y + 22, wide, label, quiet);
        rule(x, y + 20, wide);
        notify(label, x, y - 2, wide, 22);
    }
    void foot(int page, int pages, bool initials)
    {
        font(7.5, false, false);
        rule(left, 784, width);
        write(left, 790, width, m_running, quiet);
        write(left, 790, width, QStringLiteral("Page %1 of %2").arg(page).arg(pages), quiet, Qt::AlignRight);
        if (!initials) return;
        write(left + width - 140, 758, 60, QStringLiteral("Initials"), quiet, Qt::AlignRight);
        rule(left + width - 72, 772, 72);
        notify(QStringLiteral("initials"), left + width - 72, 744, 72, 28);
    }
    void next()
    {
        m_writer.newPage();
        std::printf("next page\n");
        y = 60;
    }
    /** Where one person signs: name, signature, date. */
    void signatureBlock(const QString& side, const QString& person, const QString& role, bool signature)
    {
        // Name on the left, side and part on the right, so that the left has room for a tall signature.
        font(11, true);
        write(left, y, 220, person);
        font(8, true, false);
        write(left + 230, y + 1, 221, side.toUpper(), accent);
        font(9, false, false);
        write(left + 230, y + 14, 221, role, quiet);
        const double top = y;
        y = top + 46;
        if (signature) blank(QStringLiteral("Signature"), left, 210);
        blank(QStringLiteral("Place"), left + (signature ? 230 : 0), 105);
        blank(QStringLiteral("Date"), left + (signature ? 351 : 120), 100);
        y = top + 106;
    }

private:
    /** Prints where a tag belongs: left top width height, page units. */
    static void notify(const QString& what, double x, double top, double wide, double high)
    {
        std::printf("%-10s %4.0f %4.0f %4.0f %4.0f\n", qPrintable(what), x, top, wide, high);
    }

    QPdfWriter m_writer;
    QPainter m_painter;
    QString m_running;
};

void agreement(const QString& path)
{
    Sheet s(path, QStringLiteral("Services agreement"), QStringLiteral("Services agreement HP-2026-014"));
    s.title(QStringLiteral("AGREEMENT HP-2026-014"), QStringLiteral("Services agreement"),
            QStringLiteral("A visitor guide and signage for the Meridian orchards, season 2026"));
    s.fill(left, s.y, width, 92, pale);
    const auto party = [&s](double x, const QString& label, const QString& name, const QString& address) {
        s.font(7.5, true, false);
        s.write(x, s.y + 10, 200, label, accent);
        s.font(10.5, true);
        s.write(x, s.y + 23, 205, name);
        s.font(9, false, false);
        s.write(x, s.y + 40, 205, address, quiet);
    };
    party(left + 12, QStringLiteral("THE CLIENT"), QStringLiteral("Meridian Orchard Cooperative"),
          QStringLiteral(
              "7 Mill Lane, Appleford\nrepresented by Anna Lindqvist, chair,\nand Ben Okafor, treasurer"));
    party(left + 236, QStringLiteral("THE STUDIO"), QStringLiteral("Harbour & Pine Studio Ltd"),
          QStringLiteral("14B Harbour Street, Port Ellery\nrepresented by Clara Moreau,\nmanaging director"));
    s.y += 98;
    s.section(QStringLiteral("1"), QStringLiteral("Subject"));
    s.clause(QStringLiteral("The studio designs, writes and delivers a printed visitor guide and the signs "
                            "for the three orchard paths of the client. "
                            "What is delivered, when and for which fee is laid down in Annex A, which is "
                            "part of this agreement."));
    s.clause(QStringLiteral("The client names one person who answers questions within three working days and "
                            "approves drafts on its behalf."));
    s.section(QStringLiteral("2"), QStringLiteral("Term"));
    s.clause(QStringLiteral("The work begins on the day on which the last party has signed and ends with the "
                            "approval of the last deliverable, at the latest on 30 October 2026. "
                            "It may be prolonged in writing."));
    s.section(QStringLiteral("3"), QStringLiteral("Fee and payment"));
    s.clause(QStringLiteral("The fee is fixed. It is due in three parts, each within thirty days of an "
                            "invoice: one third when this agreement is signed, one third when the "
                            "drafts are approved, one third on delivery."));
    s.clause(QStringLiteral("Travel within the county is included. Other outlays are paid only if the client "
                            "agreed to them beforehand."));
    s.section(QStringLiteral("4"), QStringLiteral("Drafts and approval"));
    s.clause(QStringLiteral(
        "The studio shows each deliverable as a draft. The client approves it or names what is to be changed "
        "within ten working days. Two rounds of "
        "changes are included; a further round is charged by the hour, at the rate in Annex A."));
    s.section(QStringLiteral("5"), QStringLiteral("Working together"));
    s.clause(QStringLiteral("Both parties keep each other informed of anything that may delay the work. A "
                            "delay that neither could foresee moves the dates of Annex A by "
                            "its length."));
    s.foot(1, 3, true);

    s.next();
    s.section(QStringLiteral("6"), QStringLiteral("Rights"));
    s.clause(QStringLiteral("With the last payment the client receives the right to use the guide and the "
                            "signs without limit in time or place, to reprint them and to "
                            "correct facts in them. Other changes need the consent of the studio, which may "
                            "not be refused without a reason."));
    s.clause(QStringLiteral("The studio may show the finished work among its references and is named in the "
                            "guide as its author."));
    s.section(QStringLiteral("7"), QStringLiteral("Options"));
    s.clause(QStringLiteral("The client may choose one or more of the following. An option that is not "
                            "ticked is not part of the agreement."));
    s.choice(QStringLiteral("A monthly progress report by e-mail."));
    s.choice(QStringLiteral("A second language for the guide, for the fee in Annex A, position 5."));
    s.choice(QStringLiteral("Printing is arranged by the studio and invoiced at cost."));
    s.y += 4;
    s.clause(QStringLiteral("Purchase order number of the client, to be quoted on each invoice:"));
    s.y -= 6;
    s.rule(left + 24, s.y + 22, 200);
    std::printf("order no.    96 %4.0f  200   22\n", s.y);
    s.y += 34;
    s.section(QStringLiteral("8"), QStringLiteral("Confidence and personal data"));
    s.clause(QStringLiteral("What one party learns about the affairs of the other stays between them, also "
                            "after the end of this agreement. Personal data are used for this "
                            "work only and deleted when it is done, unless the law asks for more."));
    s.section(QStringLiteral("9"), QStringLiteral("Liability"));
    s.clause(QStringLiteral("Each party answers for damage that it causes by intent or by gross negligence. "
                            "In other cases its liability is limited to the fee. The limit does "
                            "not apply to injury to persons."));
    s.section(QStringLiteral("10"), QStringLiteral("Ending early"));
    s.clause(QStringLiteral("Either party may end the agreement in writing with four weeks’ notice. Work "
                            "that has been done until then is paid; drafts that have been paid "
                            "belong to the client."));
    s.section(QStringLiteral("11"), QStringLiteral("Form and law"));
    s.clause(QStringLiteral("Changes need the text form. Signing electronically is enough. If a clause "
                            "should not hold, the others stay in force. The law of the seat of the "
                            "client applies."));
    s.foot(2, 3, true);

    s.next();
    s.font(16, true);
    s.write(left, s.y, width, QStringLiteral("Signatures"));
    s.y += 28;
    s.font(9.6);
    s.y += s.write(left, s.y, width,
                   QStringLiteral("The parties have read this agreement and Annex A and agree to both. Each "
                                  "signs for itself; the agreement "
                                  "takes effect when all three have signed.")) +
           26;
    s.signatureBlock(QStringLiteral("For the client"), QStringLiteral("Anna Lindqvist"),
                     QStringLiteral("Chair, Meridian Orchard Cooperative"), true);
    s.y += 16;
    s.signatureBlock(QStringLiteral("For the client"), QStringLiteral("Ben Okafor"),
                     QStringLiteral("Treasurer, Meridian Orchard Cooperative"), true);
    s.y += 16;
    s.signatureBlock(QStringLiteral("For the studio"), QStringLiteral("Clara Moreau"),
                     QStringLiteral("Managing director, Harbour & Pine Studio Ltd"), true);
    s.y += 8;
    s.fill(left, s.y, width, 52, pale);
    s.box(left + 12, s.y + 14, 12, 12);
    std::printf("insurance    84 %4.0f   12   12\n", s.y + 14);
    s.font(9.2);
    s.write(left + 34, s.y + 13, width - 46,
            QStringLiteral("The studio confirms that it holds a public liability insurance for the whole "
                           "term of this agreement and "
                           "sends a copy of the policy on request."));
    s.foot(3, 3, false);
}

void annex(const QString& path)
{
    Sheet s(path, QStringLiteral("Annex A: deliverables, dates and fees"),
            QStringLiteral("Annex A to the services agreement HP-2026-014"));
    s.title(QStringLiteral("ANNEX A TO AGREEMENT HP-2026-014"),
            QStringLiteral("Deliverables, dates and fees"),
            QStringLiteral("Meridian Orchard Cooperative and Harbour & Pine Studio Ltd"));
    const double columns[] = {left, left + 30, left + 272, left + 362};
    const auto row = [&](const QStringList& cells, bool strong) {
        s.font(9, strong, false);
        double tall = 0;
        for (int i = 0; i < 4; ++i) {
            const double end = i == 3 ? left + width : columns[i + 1] - 10;
            tall = std::max(tall, s.write(columns[i], s.y + 7, end - columns[i], cells.at(i),
                                          strong ? quiet : ink, i == 3 ? Qt::AlignRight : Qt::AlignLeft));
        }
        s.y += tall + 13;
        s.rule(left, s.y, width);
    };
    s.rule(left, s.y, width, ink, 1);
    row({QStringLiteral("No."), QStringLiteral("Deliverable"), QStringLiteral("Due"), QStringLiteral("Fee")},
        true);
    row({QStringLiteral("1"),
         QStringLiteral("Concept and outline of the guide, with a plan of all signs along the three paths"),
         QStringLiteral("2026-04-30"), QStringLiteral("€ 2,400.00")},
        false);
    row({QStringLiteral("2"), QStringLiteral("Text of the guide, 32 pages, edited and proofread"),
         QStringLiteral("2026-06-15"), QStringLiteral("€ 3,850.00")},
        false);
    row({QStringLiteral("3"), QStringLiteral("Layout and illustrations, ready for print"),
         QStringLiteral("2026-08-14"), QStringLiteral("€ 4,200.00")},
        false);
    row({QStringLiteral("4"), QStringLiteral("Artwork for 24 signs, with files for the maker"),
         QStringLiteral("2026-09-30"), QStringLiteral("€ 2,950.00")},
        false);
    row({QStringLiteral("5"), QStringLiteral("Option: translation of the guide into a second language"),
         QStringLiteral("2026-10-15"), QStringLiteral("€ 1,900.00")},
        false);
    s.font(10, true, false);
    s.write(left + 30, s.y + 9, 230, QStringLiteral("Fixed fee without option"));
    s.write(left, s.y + 9, width, QStringLiteral("€ 13,400.00"), ink, Qt::AlignRight);
    s.y += 32;
    s.rule(left, s.y, width, ink, 1);
    s.y += 8;
    s.section(QStringLiteral("A.1"), QStringLiteral("Hours beyond the fixed fee"));
    s.clause(QStringLiteral("A further round of changes (clause 4 of the agreement) is charged at € 78.00 an "
                            "hour. The studio names the number of hours before it begins."));
    s.section(QStringLiteral("A.2"), QStringLiteral("Contact on the client’s side"));
    s.y += 4;
    s.blank(QStringLiteral("Name"), left + 24, 190);
    s.blank(QStringLiteral("Telephone"), left + 236, 140);
    s.y += 40;
    s.section(QStringLiteral("A.3"), QStringLiteral("First working meeting"));
    s.y += 4;
    s.blank(QStringLiteral("Date"), left + 24, 120);
    s.y += 40;
    s.foot(1, 2, true);

    s.next();
    s.section(QStringLiteral("A.4"), QStringLiteral("How a deliverable is handed over"));
    s.clause(
        QStringLiteral("Texts as editable files and as PDF; layouts as PDF for print (PDF/X-4) and as open "
                       "files; artwork for signs at full size with outlined "
                       "fonts. All files are kept by the studio for two years after the last delivery."));
    s.section(QStringLiteral("A.5"), QStringLiteral("Signs along the paths"));
    s.fill(left + 24, s.y + 4, width - 24, 150, pale);
    const double base = s.y + 128;
    const double heights[] = {46, 84, 62};
    const char16_t* const names[] = {u"Mill path\n7 signs", u"Ridge path\n11 signs", u"Pond path\n6 signs"};
    for (int i = 0; i < 3; ++i) {
        const double x = left + 76 + i * 120;
        s.fill(x, base - heights[i], 56, heights[i], i == 1 ? accent : QColor(0x8F, 0xB3, 0xA8));
        s.font(8, false, false);
        s.write(x - 20, base + 3, 96, QString::fromUtf16(names[i]), quiet, Qt::AlignHCenter);
    }
    s.rule(left + 60, base, width - 96, quiet);
    s.y += 170;
    s.section(QStringLiteral("A.6"), QStringLiteral("Acceptance of this annex"));
    s.clause(QStringLiteral("By initialling this page the client confirms that number and place of the signs "
                            "are as agreed on site."));
    s.foot(2, 2, true);
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2) {
        std::fprintf(stderr, "usage: makesamples DIR\n");
        return 2;
    }
    const QDir dir(arguments.at(1));
    agreement(dir.filePath(QStringLiteral("agreement.pdf")));
    annex(dir.filePath(QStringLiteral("annex.pdf")));
    return 0;
}
