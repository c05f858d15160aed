#pragma once

#include "app/wire/signercodec.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::ui {

/** Asks a recipient for the next people when finishing: a name and an address for each. */
class NextPeopleDialog final : public QDialog
{
    Q_OBJECT
public:
    NextPeopleDialog(QList<wire::NextPerson> wanted, QWidget* parent);

    [[nodiscard]] QList<wire::NextPerson> people() const;

private:
    struct Fields
    {
        QLabel* title;
        QLineEdit* name;
        QLineEdit* email;
    };
    void check();

    QList<wire::NextPerson> m_wanted;
    QList<Fields> m_fields;
    QLabel* m_intro;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
