#pragma once

#include "app/domain/formula.h"

#include <QPlainTextEdit>

class QCompleter;
class QStringListModel;

namespace ink::ui {

/** A formula on one or a few lines, with names of tags offered after `{` and what is wrong underlined. */
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
    void offerNames();
    void insertName(const QString& name);

    QCompleter* m_completer;
    QStringListModel* m_names;
};

/** What is wrong with a formula, with the place, as one sentence in the person's language. */
[[nodiscard]] QString formulaErrorText(const domain::Formula::Error& error);
/** Why a formula has no result. */
[[nodiscard]] QString formulaProblemText(domain::Formula::Problem problem);

} // namespace ink::ui
