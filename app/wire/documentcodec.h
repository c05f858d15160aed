#pragma once

// Documents as JSON, in both directions, and changes of documents.
#include "app/wire/documentreader.h"
#include "app/wire/documentwriter.h"
#include "app/wire/patchcodec.h"
