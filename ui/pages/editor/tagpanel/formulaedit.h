#pragma once

#include "app/domain/logic/formula.h"

#include <QPlainTextEdit>

class QCompleter;
class QStringListModel;

namespace ink::ui {

/** Input for a formula. Suggests tag names after `{` and functions while typing, and underlines errors. */
class FormulaEdit final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit FormulaEdit(QWidget* parent = nullptr);

    void setNames(const QStringList& names);
    /** Sets the formula; keeps the cursor if the text is unchanged. */
    void setFormula(const QString& formula);
    [[nodiscard]] QString formula() const;
    /** Inserts a tag at the cursor, with an operator in front of it if there is a value: a semicolon between
     * the arguments of a function, otherwise a plus. */
    void insertName(const QString& name);
    void setError(const std::optional<domain::Formula::Error>& error);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void offer();
    void insert(const QString& chosen);

    QCompleter* m_completer;
    QStringListModel* m_offered;
    QStringList m_names;
};

/** The reason why a formula has no result. */
[[nodiscard]] QString formulaProblemText(domain::Formula::Problem problem);

} // namespace ink::ui
