#include "app/pdf/content/pagetext.h"

#include "app/pdf/content/pagecontent.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"

#include <qpdf/QPDF.hh>

#include <cmath>

namespace ink::pdf {

PageText pageText(const PageContent& content)
{
    PageText found;
    const auto between = [&found](QChar blank) {
        if (found.text.isEmpty()) return;
        found.text.append(blank);
        found.letterRects.append(QRectF());
        found.angles.append(0);
    };
    for (const PageContent::Line& line : content.lines) {
        for (int w = 0; w < line.count; ++w) {
            between(w == 0 ? QLatin1Char('\n') : QLatin1Char(' '));
            const PageContent::Word& word = content.words[static_cast<size_t>(line.first + w)];
            for (int i = 0; i < word.count; ++i) {
                const int at = content.order[static_cast<size_t>(word.first + i)];
                const PageContent::Letter& letter = content.letters[static_cast<size_t>(at)];
                found.text.append(letter.text);
                for (qsizetype unit = 0; unit < letter.text.size(); ++unit) {
                    found.letterRects.append(letter.box());
                    found.angles.append(static_cast<qint16>(std::lround(letter.angle) % 360));
                }
            }
        }
    }
    return found;
}

struct PageTextReader::Private
{
    std::unique_ptr<SourceFile> file;
    PageTree tree;
    std::unique_ptr<PageReader> reader;
};

PageTextReader::PageTextReader(std::unique_ptr<Private> opened) : d(std::move(opened)) {}

PageTextReader::~PageTextReader() = default;

Result<std::unique_ptr<PageTextReader>> PageTextReader::open(const QByteArray& bytes)
{
    auto opened = std::make_unique<Private>();
    INK_ASSIGN(file, SourceFile::open(bytes));
    opened->file = std::move(file);
    try {
        INK_ASSIGN(tree, readPageTree(opened->file->qpdf()));
        opened->tree = std::move(tree);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    PageReader::Options options;
    options.includesVectors = false;
    opened->reader = std::make_unique<PageReader>(opened->file->qpdf(), opened->tree, options);
    return std::unique_ptr<PageTextReader>(new PageTextReader(std::move(opened)));
}

int PageTextReader::pageCount() const
{
    return static_cast<int>(d->tree.infos.size());
}

Result<PageText> PageTextReader::read(int page)
{
    try {
        INK_ASSIGN(content, d->reader->read(page));
        return pageText(content);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

} // namespace ink::pdf
