// Every sentence that the program says about a failure or a finding: one entry a reason, in a list for each
// subject. Included several times by message.cpp, hence without a guard; other code includes
// the lists that it uses.
//
// INK_REASON(name, key, text, types of the gaps …): a person may read it; lupdate takes the text.
// INK_REASON_ENGLISH(…): for programmers and operators; it stays in English.
//
// The key is public (the wire's `reason`): it keeps its meaning. Types: QString, qint64, CodeWord, ByteCount,
// Message.
#ifndef INK_REASON
#define INK_REASON(...)
#endif
#ifndef INK_REASON_ENGLISH
#define INK_REASON_ENGLISH INK_REASON
#endif

#define INK_REASON_PASS
#include "app/base/reasons/account.h"
#include "app/base/reasons/certificates.h"
#include "app/base/reasons/connection.h"
#include "app/base/reasons/documents.h"
#include "app/base/reasons/filecontent.h"
#include "app/base/reasons/history.h"
#include "app/base/reasons/laterchanges.h"
#include "app/base/reasons/mail.h"
#include "app/base/reasons/operation.h"
#include "app/base/reasons/pdffiles.h"
#include "app/base/reasons/requests.h"
#include "app/base/reasons/routing.h"
#include "app/base/reasons/sealing.h"
#include "app/base/reasons/signatures.h"
#include "app/base/reasons/signing.h"
#include "app/base/reasons/storage.h"
#include "app/base/reasons/tables.h"
#include "app/base/reasons/tags.h"
#include "app/base/reasons/templates.h"
#include "app/base/reasons/workstation.h"

#undef INK_REASON_PASS
#undef INK_REASON
#undef INK_REASON_ENGLISH
