#pragma once

#include "app/store/accounts/absencestore.h"
#include "app/store/accounts/accesscodestore.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/accounts/chargestore.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/documents/attachmentstore.h"
#include "app/store/documents/customfieldstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/documents/paperscanstore.h"
#include "app/store/documents/templatestore.h"
#include "app/store/events/eventstore.h"
#include "app/store/jobs/agendastore.h"
#include "app/store/jobs/deliverystore.h"
#include "app/store/jobs/idempotency.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"
#include "app/store/seals/preparedsignaturestore.h"
#include "app/store/seals/seallevelstore.h"
#include "app/store/seals/signersignaturestore.h"
#include "app/store/search/documentsearch.h"

namespace ink::service {

/** All stores of one service over one database. */
struct Stores
{
    explicit Stores(store::Database& db, store::BlobStore blobStore)
        : database(db), documents(db), search(db), folders(db), accounts(db), charges(db), outbox(db),
          deliveries(db), mails(db), idempotency(db), templates(db), agenda(db), accessCodes(db),
          sealLevels(db), attachments(db), paperScans(db), signatures(db), preparedSignatures(db),
          absences(db), customFields(db), events(db), blobs(std::move(blobStore))
    {
    }
    store::Database& database;
    store::DocumentStore documents;
    store::DocumentSearch search;
    store::FolderStore folders;
    store::AccountStore accounts;
    store::ChargeStore charges;
    store::Outbox outbox;
    store::DeliveryStore deliveries;
    store::MailStore mails;
    store::IdempotencyStore idempotency;
    store::TemplateStore templates;
    store::AgendaStore agenda;
    store::AccessCodeStore accessCodes;
    store::SealLevelStore sealLevels;
    store::AttachmentStore attachments;
    store::PaperScanStore paperScans;
    store::SignerSignatureStore signatures;
    store::PreparedSignatureStore preparedSignatures;
    store::AbsenceStore absences;
    store::CustomFieldStore customFields;
    store::EventStore events;
    store::BlobStore blobs;
};

} // namespace ink::service
