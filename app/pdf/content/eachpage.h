#pragma once

#include "app/pdf/content/pagecontent.h"

namespace ink::pdf {

/** Called with each page (0-based) of a file in order, or with the reason why it couldn't be read; returning
 * false stops. */
using EachPageVisitor = std::function<bool(int pageIndex, int pageCount, Result<PageContent>&& page)>;

/** Reads the pages of a file like readPages(), but goes on after a page that can't be read. Pages after the
 * one with which a file exceeds the limit of letters count as such. Fails like SourceFile::open and
 * readPageTree. */
[[nodiscard]] Result<void> readEachPage(const QByteArray& bytes, const EachPageVisitor& visit);

} // namespace ink::pdf
