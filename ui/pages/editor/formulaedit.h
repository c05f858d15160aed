#pragma once

#include "app/domain/formula.h"

#include <QPlainTextEdit>

class QCompleter;
class QStringListModel;

namespace ink::ui {

/** A formula on one or a few lines. Offers names of tags after `{` and functions while a word is typed, and
 * underlines what is wrong. */
class FormulaEdit final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit FormulaEdit(QWidget* parent = nullptr);

    void setNames(const QStringList& names);
    /** Keeps the cursor when the text is the same. */
    void setFormula(const QString& formula);
    [[nodiscard]] QString formula() const;
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

/** The fault of a formula, with its place, as one sentence in the person's language. */
[[nodiscard]] QString formulaErrorText(const domain::Formula::Error& error);
/** The reason why a formula has no result. */
[[nodiscard]] QString formulaProblemText(domain::Formula::Problem problem);

} // namespace ink::ui
