// A connection that takes requests and answers nothing must not keep anybody waiting: each request has a time limit.

import { takeEarly } from "./link.js";

// Index(limit): Signing page: time limit of a request
/** For a request: a base, and what the slowest connection that is supported takes for its bytes. Tests shorten it. */
export const limit = { milliseconds: 20_000, bytesPerSecond: 10_000 };

export const millisecondsFor = (bytes) => limit.milliseconds + 1000 * bytes / limit.bytesPerSecond;

const unknownSize = 1_000_000; // bytes of a response that doesn't give its length

/** Like fetch(), but it fails after the time limit. `read(response)` reads the body, which has a time limit of its own. */
export async function fetchInTime(address, options, read) {
  const early = options.method && options.method !== "GET" ? undefined : takeEarly(address);
  const stop = early?.stop ?? new AbortController();
  let timer = 0;
  const allow = (bytes) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), millisecondsFor(bytes));
  };
  allow(options.body?.length ?? 0);
  try {
    const response = await (early?.response ?? fetch(address, { ...options, signal: stop.signal }));
    allow(Number(response.headers.get("Content-Length")) || unknownSize);
    return await read(response);
  } finally { clearTimeout(timer); }
}
