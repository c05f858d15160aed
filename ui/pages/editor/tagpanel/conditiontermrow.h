#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace ink::ui {

/** One term of a condition: a tag or group, a comparison and a value; terms after the first begin with "and"
 * or "or". */
class ConditionTermRow final : public QWidget
{
    Q_OBJECT
public:
    /** `number` is 0-based; object names in later rows end with number + 1. */
    ConditionTermRow(int number, QWidget* parent);
    void retranslate();
    /** Sets the available names and the term. Without a term, nothing is selected; `differ`: the tags have
     * different terms. */
    void setTerm(const domain::Document& document, const QStringList& names,
                 const std::optional<domain::ConditionTerm>& term, bool differ);
    /** The selected term; nothing without a tag. */
    [[nodiscard]] std::optional<domain::ConditionTerm> term() const;
    /** Selects this tag, or this button of its group. False when it is not among the names. */
    bool choose(const domain::Tag& tag);
    /** Returns whether the term refers to a missing tag. */
    [[nodiscard]] bool isMissing() const { return m_isMissing; }
    /** The term as text, for example "Pets = selected". */
    [[nodiscard]] QString summary() const;
    void focusTag();

Q_SIGNALS:
    void changed();
    void removeRequested();

private:
    void chooseName(const QString& name, const QString& value);
    void fillComparisons(const QString& name, domain::Comparison comparison);
    void fillValues(const QString& name, const QString& value);
    void showParts();
    [[nodiscard]] domain::Comparison comparison() const;
    [[nodiscard]] const domain::Tag* findTag(const QString& name) const;
    [[nodiscard]] static QString comparisonText(domain::Comparison comparison, bool isDate);

    int m_number;
    domain::Document m_document;
    QStringList m_names;
    bool m_isMissing = false;
    QComboBox* m_join;
    QComboBox* m_tag;
    QToolButton* m_remove;
    QComboBox* m_comparison;
    QComboBox* m_value;
};

} // namespace ink::ui
