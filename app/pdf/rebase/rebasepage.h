#pragma once

#include "app/pdf/content/pagecontent.h"
#include "app/pdf/rebase/rebasealign.h"

#include <QByteArray>
#include <QHash>
#include <QRectF>

#include <optional>
#include <vector>

namespace ink::pdf {

/** Private to the room: what tags stand on: a line to write on, a box, a cell, a place to tick. */
struct RebaseHost
{
    enum class Kind { Line, Box, Tick };
    Kind kind = Kind::Line;
    QRectF rect; ///< a line has no height; its y is where one writes
};

/** Private to the room: a word that reads to the right, without the blank it may be glued to. */
struct RebaseWord
{
    QString text; ///< folded: no case, no punctuation around it
    int page = 0;
    double left = 0;
    double right = 0;
    double base = 0;
    double size = 0;
    bool furniture = false; ///< of a header or footer that many pages have
    bool colon = false;     ///< one stands behind it
    [[nodiscard]] double top() const { return base - 0.72 * size; }
    [[nodiscard]] double bottom() const { return base + 0.2 * size; }
    [[nodiscard]] QRectF box() const { return QRectF(QPointF(left, top()), QPointF(right, bottom())); }
};

/** The position of a word relative to a host. */
enum class RebaseRelation { None, Left, Right, On, Above, Below };

/** Private to the room: one of the two documents. */
class RebaseDocument final
{
public:
    struct Page
    {
        QSizeF size;
        std::vector<RebaseHost> hosts;
        std::vector<int> words; ///< in reading order
        QByteArray picture;     ///< digest of what is drawn on a page without words; empty = unknown
    };

    /** Pages in order. `picture`: see Page. */
    void add(const PageContent& content, const QByteArray& picture);
    /** After the last page: headers and footers are told, words get their numbers. */
    void finish(QHash<QString, int>& numbers);

    std::vector<Page> pages;
    std::vector<RebaseWord> words;
    std::vector<RebaseToken> tokens;
    std::vector<int> wordOfToken;
    std::vector<int> tokenOfWord; ///< -1 for furniture

private:
    void addLine(const PageContent& content, const PageContent::Line& line, int chunk);
    void addHosts(const PageContent& content, Page& page) const;
    void markFurniture();
    /** The heading of each label; numbers as in `numbers`. */
    void findContexts(QHash<QString, int>& numbers);
    [[nodiscard]] bool isLabel(const Page& page, int last) const;
    std::vector<int> m_chunks;
    int m_nextChunk = 0;
};

[[nodiscard]] RebaseRelation relationOf(const RebaseWord& word, const RebaseHost& host);
/** How far a word is from a host in that relation, points. */
[[nodiscard]] double distanceOf(const RebaseWord& word, const RebaseHost& host, RebaseRelation relation);

} // namespace ink::pdf
