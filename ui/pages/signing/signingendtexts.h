#pragma once

#include "ui/pages/signing/signingnotice.h"

#include <QString>

#include <utility>

namespace ink::wire {
struct SignerView;
}

namespace ink::ui {

class SigningProgress;

/** The texts of in-person signing after the last field. */

/** The verdict of the review and what to do next. `hasFaults`: the service wouldn't accept the values. */
[[nodiscard]] std::pair<QString, QString> reviewTexts(const wire::SignerView& view,
                                                      const SigningProgress& progress, bool hasFaults);
/** `before` has signed, `next` is the next hosted signer. */
[[nodiscard]] NoticeTexts handOverTexts(const wire::SignerView& view, const QString& before,
                                        const QString& next);
[[nodiscard]] NoticeTexts endTexts(const wire::SignerView& view, bool isRejected);
[[nodiscard]] NoticeTexts delegatedTexts(const QString& to);

} // namespace ink::ui
