// Reasons used in app/store/database.
#if !defined(INK_REASONS_APP_STORE_DATABASE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_DATABASE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON_ENGLISH(beginsPostgresql, "begins_postgresql", "it must begin with postgresql://")
INK_REASON(databaseRefusedPart, "database_refused_part", QT_TRANSLATE_NOOP("ink::Reason", "The database rejected part of this change."))
INK_REASON_ENGLISH(databaseAddressInvalid, "database_address_invalid", "The database address is invalid: %1.", Message)
INK_REASON_ENGLISH(portNumber, "port_number", "the port must be a number from 1 to 65535")
INK_REASON_ENGLISH(namesSeveralHosts, "names_several_hosts", "it names several hosts")
INK_REASON_ENGLISH(bracketNotClosed, "bracket_not_closed", "a bracket is not closed")
INK_REASON_ENGLISH(hostPortMalformed, "host_port_malformed", "a host or port is malformed")
INK_REASON_ENGLISH(unknownOption, "unknown_option", "“%1” is not a supported option", QString)
INK_REASON_ENGLISH(optionValueInvalid, "option_value_invalid", "the value of “%1” has a character that is not allowed", QString)
INK_REASON_ENGLISH(optionNoValue, "option_no_value", "an option has no value")
INK_REASON_ENGLISH(namesNoDatabase, "names_no_database", "it names no database")
INK_REASON(databaseHoldsCodeVersionUnknown, "database_holds_code_version_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The database contains a code that this version doesn't support: %1 is %2 where %3 is %4."), QString, QString, QString, QString)
INK_REASON_ENGLISH(instanceNumberTaken, "instance_number_taken", "Another instance uses the same number.")
INK_REASON(textHasNul, "text_has_nul", QT_TRANSLATE_NOOP("ink::Reason", "A text contains the character U+0000."))
INK_REASON(databaseGaveNoNumber, "database_gave_no_number", QT_TRANSLATE_NOOP("ink::Reason", "The database didn't return an ID."))
INK_REASON(databaseBusy, "database_busy", QT_TRANSLATE_NOOP("ink::Reason", "The database is busy. Try again in a moment."))
INK_REASON(databaseConnectionBroke, "database_connection_broke", QT_TRANSLATE_NOOP("ink::Reason", "The connection to the database was lost. Try again."))
INK_REASON(cannotOpenDatabase, "cannot_open_database", QT_TRANSLATE_NOOP("ink::Reason", "The database %1 can't be opened: %2"), QString, QString)
INK_REASON(databaseWithoutLocks, "database_without_locks", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 doesn't support file locks. It may be on a network drive. Use a folder on this computer."), QString)
INK_REASON(databaseWithoutSharedMemory, "database_without_shared_memory", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 doesn't support shared memory. It may be on a network drive. Use a folder on this computer."), QString)
INK_REASON(databaseDamaged, "database_damaged", QT_TRANSLATE_NOOP("ink::Reason", "The file %1 is damaged. Restore it from a backup."), QString)
INK_REASON(storedDataDamaged, "stored_data_damaged", QT_TRANSLATE_NOOP("ink::Reason", "The stored data is damaged. Restore it from a backup."))
INK_REASON(databaseNotPermitted, "database_not_permitted", QT_TRANSLATE_NOOP("ink::Reason", "You don't have permission to read and write %1."), QString)
INK_REASON(databaseInUse, "database_in_use", QT_TRANSLATE_NOOP("ink::Reason", "Another program is using %1. Close it, then try again."), QString)
INK_REASON(databaseRefused, "database_refused", QT_TRANSLATE_NOOP("ink::Reason", "The database rejected the request: %1"), QString)
INK_REASON(oneLikeAlready, "one_like_already", QT_TRANSLATE_NOOP("ink::Reason", "An entry like this already exists."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
