#pragma once

#include <QList>
#include <QString>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A recipient whose turn it is, who can sign on the same device. */
struct NextSigner
{
    QString guid; ///< GUID of the invitation
    QString name;
};

/** The first recipients in turn, as many as can be offered as buttons. */
[[nodiscard]] QList<NextSigner> nextSigners(const domain::Document& document);

} // namespace ink::ui
