#pragma once

#include "app/domain/document.h"

#include <QByteArray>

#include <functional>

class QObject;

namespace ink::ui {

/**
 * A file's bytes as who signs shall see them: without the anchor text that tags were made of, as it will be
 * sealed. Files without such tags come at once, others from the background; never after `context` is gone.
 */
void withShownBytes(const domain::Document& document, const domain::File& file, const QByteArray& bytes,
                    QObject* context, const std::function<void(const QByteArray&)>& use);

} // namespace ink::ui
