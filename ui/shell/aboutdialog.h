#pragma once

#include <QDialog>

namespace ink::ui {

/** Which program this is. Open it with open(). */
class AboutDialog final : public QDialog
{
    Q_OBJECT
public:
    AboutDialog(const QString& name, const QString& about, const QString& close, QWidget* parent);
};

} // namespace ink::ui
