#pragma once

#include "ui/help/helpbooks.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QSplitter;
class QTextBrowser;

namespace ink::ui {

/** Displays the guides with a table of contents and a search. */
class HelpView final : public QWidget
{
    Q_OBJECT
public:
    explicit HelpView(QWidget* parent = nullptr);
    ~HelpView() override;

    /** Shows a topic, or the start of the user guide if there is no such topic. */
    void showTopic(const QString& id);
    [[nodiscard]] QString currentTopic() const { return m_topic; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void loadBooks();
    void fillList();
    void scrollToTopic();
    void markWords();

    std::unique_ptr<HelpBooks> m_books; ///< loaded when first shown
    QString m_language;
    QString m_topic;
    QLineEdit* m_search;
    QSplitter* m_parts;
    QListWidget* m_list;
    QLabel* m_none;
    QTextBrowser* m_text;
    bool m_filling = false;
    bool m_isRead = false; ///< the user has scrolled since the topic was shown
};

} // namespace ink::ui
