#include "ui/pages/documents/paper/paperprint.h"

#include "app/domain/document/document.h"
#include "app/domain/document/papermark.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/render/qtpagerenderer.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/documents/paper/pageplacement.h"
#include "ui/viewer/valueimagecache.h"
#include "ui/widgets/qrcode.h"

#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr double maxPrintDots = 300; // dpi: more enlarges the pictures without a visible gain

/** Paints a printout, sheet by sheet. */
class PaperPainter final
{
public:
    PaperPainter(QPrinter& printer, const PaperPrint& what)
        : m_printer(printer), m_what(what), m_filled(what.document), m_perMm(printer.resolution() / 25.4)
    {
        domain::computeValues(m_filled);
        for (const domain::File& file : m_filled.files)
            m_pages += static_cast<int>(file.pages.size());
    }

    bool paint()
    {
        const render::QtPageRenderer renderer;
        int page = 0;
        for (const domain::File& file : m_filled.files) {
            const auto opened = renderer.open(m_what.files.value(file.id));
            if (!opened) return false;
            for (int i = 0; i < opened->pageCount(); ++i) {
                ++page;
                if (page == 1 ? !m_painter.begin(&m_printer) : !m_printer.newPage()) return false;
                paintPage(*opened, i, page);
            }
        }
        return page > 0 && m_painter.end();
    }

private:
    void paintPage(pdf::RenderedFile& file, int index, int page)
    {
        const QSizeF sheet = m_painter.viewport().size();
        const double dots = std::min<double>(maxPrintDots, m_printer.resolution());
        const QImage image = file.render(index, dots / 72.0);
        if (!image.isNull()) {
            const QSizeF points = QSizeF(image.size()) * 72.0 / dots;
            const PagePlacement place(sheet, m_perMm, points, m_printer.resolution() / 72.0);
            m_painter.save();
            m_painter.translate(place.center);
            if (place.isTurned) m_painter.rotate(90);
            m_painter.scale(place.scale, place.scale); // from here on, units are page points
            m_painter.translate(-points.width() / 2, -points.height() / 2);
            m_painter.drawImage(QRectF({0, 0}, points), image);
            paintTags(page, place.scale);
            m_painter.restore();
        }
        const double border = PagePlacement::borderMm * m_perMm;
        const double code = PagePlacement::codeMm * m_perMm;
        paintMark(page, QRectF(border, sheet.height() - border - code, sheet.width() - 2 * border, code));
    }

    void paintTags(int page, double scale)
    {
        const domain::Evaluation evaluation(m_filled);
        for (qsizetype i = 0; i < m_filled.tags.size(); ++i) {
            const domain::Tag& tag = m_filled.tags.at(i);
            if (tag.pageIndex != page || !evaluation.isShown(i)) continue;
            const QRectF at(tag.rect.left, tag.rect.top, tag.rect.width, tag.rect.height);
            const bool mine = tag.invitationIndex == m_what.recipient;
            const bool done = tag.invitationIndex >= 1 &&
                              tag.invitationIndex <= m_filled.invitations.size() &&
                              m_filled.invitations.at(tag.invitationIndex - 1).status ==
                                  domain::InvitationStatus::Finalized;
            if (domain::hasValue(tag) && (mine ? !domain::isSignatureLike(tag.type) : done)) {
                const QSize pixels = (at.size() * scale).toSize().expandedTo({1, 1});
                while (m_looks.prepare({{&tag, pixels}})) {
                }
                m_painter.drawImage(at, m_looks.image(tag, pixels));
            } else if (mine) {
                QPen pen(Qt::darkGray, 0.6);
                m_painter.setPen(pen);
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawRect(at);
            }
        }
    }

    void paintMark(int page, const QRectF& band)
    {
        const QrCode code(domain::PaperMark{m_filled.id, page, m_what.printId}.text());
        constexpr int module = 8;
        const QRectF square(band.topLeft(), QSizeF(band.height(), band.height()));
        m_painter.drawImage(square, code.image(module));
        QFont font;
        font.setPixelSize(std::max(1, static_cast<int>(3.2 * m_perMm)));
        m_painter.setFont(font);
        m_painter.setPen(Qt::black);
        const QString who = personName(m_filled.invitations.at(m_what.recipient - 1));
        const QString words =
            QCoreApplication::translate("ink::ui::PaperPrint", "%1 · page %2 of %3 · to be signed by %4")
                .arg(isolated(m_filled.title), QString::number(page), QString::number(m_pages),
                     isolated(who));
        m_painter.drawText(band.adjusted(band.height() + 3 * m_perMm, 0, 0, 0),
                           Qt::AlignVCenter | Qt::TextWordWrap, words);
    }

    QPrinter& m_printer;
    const PaperPrint& m_what;
    domain::Document m_filled;
    double m_perMm;
    int m_pages = 0;
    QPainter m_painter;
    ValueImageCache m_looks;
};

} // namespace

bool printForSigning(QPrinter& printer, const PaperPrint& what)
{
    return PaperPainter(printer, what).paint();
}

bool printForSigning(const QString& path, const PaperPrint& what)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(what.document.title);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setFullPage(true);
    return printForSigning(printer, what);
}

} // namespace ink::ui
