// Private to ui/pages: a part of the tag panel.
#pragma once

#include "app/domain/document/document.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"

#include <QSet>

class QSpinBox;

namespace ink::ui {

class ConditionTermRow;
class FormulaEdit;
class ToneLabel;

/** The condition of a tag. */
class TagConditionSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagConditionSection(QWidget* parent);
    void retranslate() override;
    /** Makes the condition depend on this tag, or on its group of buttons. */
    void dependOn(const domain::Tag& tag);

Q_SIGNALS:
    void pickRequested(); ///< a tag is to be picked with a click on the page

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void addRow();
    /** Shows a row for each term, and an empty one if there is none or one is being added. */
    void showRows();
    void apply();
    void remove(qsizetype row);
    void store(QList<domain::ConditionTerm> terms);

    domain::Document m_document;
    QList<domain::Tag> m_tags;
    QSet<domain::TagId> m_mine; ///< the ids of m_tags
    QStringList m_names;
    std::optional<std::optional<domain::TagCondition>> m_condition; ///< empty when the tags differ
    bool m_isAdding = false;
    QLabel* m_label;
    QVBoxLayout* m_rowLayout;
    QList<ConditionTermRow*> m_rows;
    QToolButton* m_add = nullptr;
    QToolButton* m_pick = nullptr;
    ToneLabel* m_fault;
};

/** The formula of a tag. */
class TagFormulaSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagFormulaSection(QWidget* parent);
    void retranslate() override;
    /** Adds a tag that was picked on the page, or the sum of its column; returns whether another one can be
     * picked. */
    bool addPicked(const domain::Tag& tag);

Q_SIGNALS:
    void pickRequested(const QString& hint); ///< a tag is to be picked with a click on the page

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void apply();
    void showResult();
    void addSum();
    void sumUp(const QStringList& names);
    void showPickFault(const QString& fault);
    [[nodiscard]] bool isUsable(const domain::Tag& tag) const;

    domain::Document m_document;
    domain::Tag m_tag;
    bool m_picksColumn = false;
    QToolButton* m_pick;
    QToolButton* m_sum;
    FormulaEdit* m_formula;
    QLabel* m_formulaLabel;
    QSpinBox* m_decimals;
    QLabel* m_decimalsLabel;
    QLabel* m_result;
    ToneLabel* m_fault;
};

} // namespace ink::ui
