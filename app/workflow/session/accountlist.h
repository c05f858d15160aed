#pragma once
// Private to app/workflow/session.

#include "app/base/result.h"

#include <QtGlobal>

#include <optional>

namespace ink::workflow {

/** A list of the open account that not every service supports, as the latest refresh returned it. */
template <typename List> struct AccountList
{
    List list = {};
    std::optional<bool> isSupported = {};
    std::optional<Error> error = {};
    quint64 asked = 0; ///< number of the latest refresh; earlier ones are ignored

    void reset()
    {
        list = {};
        isSupported.reset();
        error.reset();
        ++asked;
    }
    /** Stores the answer to the refresh with this number; returns false if a later one has begun. An error
     * keeps the list. */
    bool take(quint64 request, const Result<List>& answer, bool supported)
    {
        if (request != asked) return false;
        if (answer) {
            list = *answer;
            isSupported = supported;
            error.reset();
        } else {
            error = answer.error();
        }
        return true;
    }
};

} // namespace ink::workflow
