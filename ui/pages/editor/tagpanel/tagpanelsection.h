#pragma once

#include "app/domain/document/tag.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class ToneLabel;

using TagEdit = std::function<void(domain::Tag&)>;

/** A collapsible part of the tag panel: a header with a summary, and fields. */
class TagPanelSection : public QWidget
{
    Q_OBJECT
public:
    /** `folds`: collapsible, with a header; otherwise always open. */
    TagPanelSection(const char* name, bool folds, QWidget* parent);

    /** Shows the properties of these tags, or hides itself if it doesn't apply to them. */
    void showTags(const domain::Document& document, const QList<domain::Tag>& tags);
    void setEditable(bool on);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }
    /** Sets all texts; here, the labels of the fields. */
    virtual void retranslate();

Q_SIGNALS:
    /** Consecutive edits of the same property are one step; `text` is its name in the menu. */
    void edited(const QString& property, const QString& text, const ink::ui::TagEdit& edit);

protected:
    /** Called with at least one tag; returns whether the section applies to them. */
    virtual bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) = 0;
    void setTitle(const QString& title);
    /** The summary of a collapsed section. */
    void setSummary(const QString& summary);
    void edit(const QString& property, const QString& text, const TagEdit& change);
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    [[nodiscard]] QWidget* body() const { return m_body; }
    /** Adds a field with its label above it; the label is also the field's accessible name. `words` is a
     * source text that QT_TR_NOOP marked in the section's class. */
    QLabel* addField(QWidget* field, const char* name, const char* words);
    static void setLabel(QLabel* label, const QString& text);
    /** Shows or hides a field with its label. */
    static void setFieldVisible(QLabel* label, bool shown);
    /** Adds a line below the last field for the reason why its text is invalid and isn't saved. */
    ToneLabel* addFault(const char* name);
    /** Shows why a field is invalid; an empty text means that it is valid. */
    static void showFault(ToneLabel* fault, QWidget* field, const QString& text);

private:
    void updateHeader();

    QToolButton* m_header = nullptr;
    QWidget* m_body;
    QVBoxLayout* m_column;
    QList<std::pair<QLabel*, const char*>> m_labels; ///< with their source texts
    QString m_title;
    QString m_summary;
    bool m_isLoading = false;
    bool m_open = true;
};

/** Returns the common value of all tags; std::nullopt if they differ. */
template <typename T, typename Of>
[[nodiscard]] std::optional<T> commonValue(const QList<domain::Tag>& tags, Of&& of)
{
    const T first = of(tags.first());
    for (const domain::Tag& tag : tags)
        if (of(tag) != first) return std::nullopt;
    return first;
}
template <typename Test> [[nodiscard]] bool allTypesMatch(const QList<domain::Tag>& tags, Test&& test)
{
    for (const domain::Tag& tag : tags)
        if (!test(tag.type)) return false;
    return true;
}

[[nodiscard]] bool isTextType(domain::TagType type); ///< the signer types its value
[[nodiscard]] bool isNumberType(domain::TagType type);
[[nodiscard]] bool isDateType(domain::TagType type);

/** If values differ, shows "Multiple", a partially checked box, or no selection. */
void showText(QLineEdit* field, const std::optional<QString>& text, const QString& hint = {});
void showCheck(QCheckBox* box, const std::optional<bool>& on);
/** Selects the entry with this data; adds it if it is missing and not empty. */
void showChoice(QComboBox* box, const std::optional<QString>& data);

} // namespace ink::ui
