#pragma once

#include <QLatin1StringView>

/** Names of placeholders in titles and messages, written in braces, such as `{date}`. */
namespace ink::domain::placeholder {

inline constexpr QLatin1StringView templateTitle("template");
inline constexpr QLatin1StringView date("date");
inline constexpr QLatin1StringView recipientName("name"); ///< name of the first recipient
inline constexpr QLatin1StringView rowNumber("n");        ///< row number in bulk runs, from 1

} // namespace ink::domain::placeholder
