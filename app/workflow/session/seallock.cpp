#include "app/workflow/session/seallock.h"

#include "moc_seallock.cpp"
