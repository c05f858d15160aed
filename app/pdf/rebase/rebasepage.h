#pragma once

#include "app/pdf/content/pagecontent.h"
#include "app/pdf/rebase/rebasealign.h"

#include <QByteArray>
#include <QHash>
#include <QRectF>

#include <optional>
#include <vector>

namespace ink::pdf {

/** Private to app/pdf/rebase: a shape for tags: a writing line, a box, a cell or a check box. */
struct RebaseHost
{
    enum class Kind { Line, Box, CheckBox };
    Kind kind = Kind::Line;
    QRectF rect; ///< a line has no height; its y is the baseline for writing
};

/** Private to app/pdf/rebase: a left-to-right word, without underscores or dot leaders attached to it.
 * Positions are in displayed points. */
struct RebaseWord
{
    QString text; ///< folded: lower case, without surrounding punctuation
    int page = 0;
    double left = 0;
    double right = 0;
    double baseline = 0;
    double size = 0;
    bool isFurniture = false; ///< part of a header or footer repeated on many pages
    bool hasColon = false;    ///< followed by a colon
    [[nodiscard]] double top() const { return baseline - 0.72 * size; }
    [[nodiscard]] double bottom() const { return baseline + 0.2 * size; }
    [[nodiscard]] QRectF box() const { return QRectF(QPointF(left, top()), QPointF(right, bottom())); }
};

/** The position of a word relative to a host. */
enum class RebaseRelation { None, Left, Right, On, Above, Below };

/** Private to app/pdf/rebase: one of the two documents. */
class RebaseDocument final
{
public:
    struct Page
    {
        QSizeF size;
        std::vector<RebaseHost> hosts;
        std::vector<int> words; ///< in reading order
        QByteArray picture;     ///< digest of everything drawn on a page without words; empty = unknown
    };

    /** Call in page order. `picture`: see Page. */
    void add(const PageContent& content, const QByteArray& picture);
    /** Call after the last page: detects headers and footers and assigns ids to words. `numbers` maps texts
     * to ids; both documents share it. */
    void finish(QHash<QString, int>& numbers);

    std::vector<Page> pages;
    std::vector<RebaseWord> words;
    std::vector<RebaseToken> tokens;
    std::vector<int> wordOfToken;
    std::vector<int> tokenOfWord; ///< -1 for headers and footers

private:
    /** A run of adjacent words: a line of a form, or a paragraph. */
    struct Chunk
    {
        int first; ///< index of the first word
        int last;
        QRectF box;
        bool isLabel = false;
        int line = 0; ///< the id of its text
    };
    void addLine(const PageContent& content, const PageContent::Line& line, int chunk);
    void addHosts(const PageContent& content, Page& page) const;
    void markFurniture();
    /** Finds the labels and their headings; ids as in `numbers`. */
    void findLabels(QHash<QString, int>& numbers);
    [[nodiscard]] std::vector<Chunk> chunksOf(const Page& page) const;
    [[nodiscard]] QString textOf(int first, int last) const;
    [[nodiscard]] bool isLabel(const Page& page, int last) const;
    std::vector<int> m_chunks;
    int m_nextChunk = 0;
};

[[nodiscard]] RebaseRelation relationOf(const RebaseWord& word, const RebaseHost& host);
/** The distance between a word and a host in that relation, points. */
[[nodiscard]] double distanceOf(const RebaseWord& word, const RebaseHost& host, RebaseRelation relation);

} // namespace ink::pdf
