#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QTextDocument;

namespace ink::ui {

/** A heading, or a paragraph that begins with a bold title, with the text under it. */
struct HelpTopic
{
    QString id; ///< language-independent: `user-guide/send`; `user-guide` for a whole book
    QString title;
    int book = 0;
    int level = 0;    ///< 0 a book, 1 a section, 2 a subsection
    int position = 0; ///< position in the book's text
    QString text;     ///< the text of the topic, for searching
};

/** The guides that are bundled with the program (docs/, as resources), in one language. Untranslated text is
 * in English. */
class HelpBooks final
{
public:
    explicit HelpBooks(const QString& language); ///< ISO 639, such as `de`
    ~HelpBooks();
    HelpBooks(const HelpBooks&) = delete;
    HelpBooks& operator=(const HelpBooks&) = delete;

    [[nodiscard]] const QList<HelpTopic>& topics() const { return m_topics; }
    [[nodiscard]] std::optional<HelpTopic> topic(const QString& id) const;
    /** Returns the topics that contain all of these words, those with a matching title first. */
    [[nodiscard]] QList<HelpTopic> search(const QString& words) const;
    [[nodiscard]] QTextDocument& text(int book) const;
    /** The topic of a link between guides, such as `pdf.md`; empty for other addresses. */
    [[nodiscard]] static QString topicForLink(const QString& address);

private:
    QList<HelpTopic> m_topics;
    std::vector<std::unique_ptr<QTextDocument>> m_texts;
};

} // namespace ink::ui
