#pragma once

#include "app/domain/document.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace ink::ui {

/** One question of a condition: a tag or group, a comparison and a value; after the first with "and" or "or".
 */
class ConditionTermRow final : public QWidget
{
    Q_OBJECT
public:
    /** `number` from 0; the parts of a later row carry number + 1 at the end of their names. */
    ConditionTermRow(int number, QWidget* parent);
    void retranslate();
    /** The names that can be chosen. Without a term nothing is chosen yet, or tags `differ`. */
    void take(const domain::Document& document, const QStringList& names,
              const std::optional<domain::ConditionTerm>& term, bool differ);
    /** The selected term; nothing without a tag. */
    [[nodiscard]] std::optional<domain::ConditionTerm> term() const;
    /** Asks for this tag, or for this button of its group. False when it is none of the names. */
    bool choose(const domain::Tag& tag);
    /** Returns whether there is no tag of the name that it asks for. */
    [[nodiscard]] bool isMissing() const { return m_isMissing; }
    /** Such as "Pets = selected". */
    [[nodiscard]] QString summary() const;
    void focus();

Q_SIGNALS:
    void changed();
    void removed();

private:
    void chooseName(const QString& name, const QString& value);
    void fillComparisons(const QString& name, domain::Comparison comparison);
    void fillValues(const QString& name, const QString& value);
    void showParts();
    [[nodiscard]] domain::Comparison comparison() const;
    [[nodiscard]] const domain::Tag* named(const QString& name) const;
    [[nodiscard]] static QString words(domain::Comparison comparison, bool isDate);

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
