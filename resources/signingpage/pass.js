// Downloads where the browser keeps no cookies: a link alone carries no pass. Loaded when one was given to the page itself.
const nameIn = (response) => {
  const given = response.headers.get("Content-Disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(given)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/.exec(given)?.[1] ?? "";
};

async function download(link, headers) {
  const response = await fetch(link.href, { credentials: "same-origin", headers: headers() });
  if (!response.ok) throw new Error(String(response.status));
  const address = URL.createObjectURL(await response.blob());
  const copy = Object.assign(document.createElement("a"), { href: address, download: nameIn(response) || "document.pdf" });
  copy.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

/** Fetches what links below `base` lead to, with these headers. */
export function setUpDownloads(base, headers) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link?.href.startsWith(`${base}/download`)) return;
    event.preventDefault();
    download(link, headers).catch(() => location.assign(link.href)); // which says why
  });
}
