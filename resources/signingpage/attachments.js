// The dialog that attaches a file to a field: choosing, dropping, progress, removing.
import { addStyle } from "./elements.js";
import { acceptDrops, fileText, sizeText } from "./files.js";
import { text } from "./texts.js";
import { millisecondsFor } from "./timelimit.js";

const $ = (id) => document.getElementById(id);
const mebi = 1024 * 1024;
const maxFile = 10 * mebi;
const maxAll = 25 * mebi;
const suffixes = ["pdf", "png", "jpg", "jpeg", "txt", "csv", "rtf", "docx", "xlsx", "pptx", "odt", "ods", "odp", "doc", "xls", "ppt"];

addStyle(`
  .drop { margin: 12px 0; padding: 4px 16px 16px; border: 2px dashed var(--line); border-radius: 6px; }
  .drop.over { border-color: var(--accent); background: var(--window); }
  .drop input[type="file"] { max-width: 100%; }
  .drop .quiet-text { margin-top: 8px; }
  #attachment-now { overflow-wrap: anywhere; }
  .sending { display: flex; align-items: center; gap: 12px; margin-top: 12px; flex-wrap: wrap; }
  .sending span { overflow-wrap: anywhere; font-size: 0.875rem; color: var(--quiet); }
  @media (forced-colors: active) { .drop.over { border-color: Highlight; } }
`);

let tag = null;          // what is being attached to
let others = 0;          // bytes of this person's other files
let upload = null;       // the XMLHttpRequest at work
let page = null;         // see askForFile

const isPicture = () => tag?.style.format === "image";
const suffixesNow = () => (isPicture() ? ["png", "jpg", "jpeg"] : suffixes);

function faultOfFile(file) {
  const suffix = file.name.includes(".") ? file.name.split(".").pop().toLowerCase() : "";
  if (!suffixesNow().includes(suffix)) return text(isPicture() ? "badPicture" : "fileKind", file.name);
  if (!file.size) return text("fileEmpty", file.name);
  if (file.size > maxFile) return text("fileLarge", file.name, sizeText(file.size));
  if (file.size + others > maxAll) return text("filesLarge");
  return "";
}

function say(fault) {
  $("attachment-error").textContent = fault;
  if (fault) $("attachment-file").setAttribute("aria-invalid", "true");
  else $("attachment-file").removeAttribute("aria-invalid");
}

function show() {
  const has = Boolean(tag.text);
  $("attachment-now").textContent = has ? text("fileNow", fileText(tag)) : text("fileNone");
  $("attachment-label").textContent = text(has ? "fileReplace" : "fileChoose");
  $("attachment-remove").hidden = !has;
  $("attachment-remove").disabled = $("attachment-file").disabled = Boolean(upload);
  $("attachment-progress").hidden = !upload;
  $("attachment-close").textContent = text(upload || !has ? "cancel" : "close");
}

function progress(part, name) {
  $("attachment-bar").value = part;
  const words = text("fileSending", name, Math.floor(part * 10) * 10);
  if ($("attachment-sent").textContent !== words) $("attachment-sent").textContent = words; // in tens: it is read aloud
}

/** A picture as it is printed: upright, and no larger than print needs. Photos of phones are turned by a mark that printing ignores. */
async function fitted(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  const isJpeg = !/\.png$/i.test(file.name);
  if (!bitmap || (!isJpeg && Math.max(bitmap.width, bitmap.height) <= 2400 && file.size < 3 * mebi)) return file;
  const scale = Math.min(1, 2400 / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.max(1, Math.round(bitmap.width * scale)), height: Math.max(1, Math.round(bitmap.height * scale)) });
  canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = isJpeg ? "image/jpeg" : "image/png";
  const blob = await new Promise((done) => canvas.toBlob(done, type, 0.9));
  return blob ? new File([blob], file.name, { type }) : file;
}

/** Sends a file as it is: only XMLHttpRequest tells how far it is. */
function send(target, file, onProgress) {
  const request = new XMLHttpRequest();
  const done = new Promise((resolve, reject) => {
    const refuse = (status, answer) => reject(page.refusal(status, answer));
    request.open("PUT", `${page.base}/attachments/${target.id}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    for (const [name, value] of Object.entries(page.headers())) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.timeout = millisecondsFor(file.size);
    request.upload.addEventListener("progress", (event) => { if (event.lengthComputable) onProgress(event.loaded / event.total); });
    request.addEventListener("load", () => {
      if (request.status < 300 && request.response) resolve(request.response);
      else refuse(request.status, request.status >= 500 ? null : request.response);
    });
    for (const fault of ["error", "timeout"]) request.addEventListener(fault, () => refuse(0));
    request.addEventListener("abort", () => refuse(-1, {}));
    request.send(file);
  });
  return { request, done };
}

async function take(chosen) {
  if (!chosen || upload) return;
  const file = isPicture() && suffixesNow().includes(chosen.name.split(".").pop().toLowerCase()) ? await fitted(chosen) : chosen;
  if (upload || !tag) return;
  const fault = faultOfFile(file);
  say(fault);
  if (fault) {
    $("attachment-file").value = "";
    return $("attachment-file").focus();
  }
  const target = tag;
  const sending = send(target, file, (part) => progress(part, file.name));
  upload = sending.request;
  progress(0, file.name);
  show();
  $("attachment-close").focus();
  try {
    const answer = await sending.done;
    upload = null;
    page.accepted(target, answer);
    if (tag === target) $("attachment-dialog").close();
  } catch (error) {
    upload = null;
    const isDealtWith = page.accepted(target, null, error);
    if (tag !== target) return;
    show();
    $("attachment-file").value = "";
    if (isDealtWith) return $("attachment-dialog").close();
    if (error.status !== -1) say(error.status === 413 ? text("fileRefusedLarge") : error.status === 415 ? text("fileRefusedKind", file.name) : error.message);
    $("attachment-file").focus();
  }
}

function setUp() {
  const dialog = $("attachment-dialog");
  $("attachment-file").addEventListener("change", (event) => take(event.target.files[0]));
  acceptDrops($("attachment-drop"), take);
  $("attachment-close").addEventListener("click", () => {
    if (upload) upload.abort();
    else dialog.close();
  });
  $("attachment-remove").addEventListener("click", async () => {
    const target = tag;
    say("");
    try {
      page.accepted(target, await page.remove(target));
      dialog.close();
    } catch (error) {
      if (page.accepted(target, null, error)) return dialog.close();
      say(error.message);
    }
  });
  dialog.addEventListener("close", () => {
    if (dialog.open) return; // a late answer: the dialog is open for another field already
    const left = tag;
    tag = null;
    if (upload) upload.abort();
    upload = null;
    if (left) (document.getElementById(`sheet-${left.id}`) ?? document.getElementById(`tag-${left.id}`))?.focus({ preventScroll: true });
  });
  dialog.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
}

/**
 * Opens the dialog for a field; with a file that was dropped onto it at once. `how` is { base, headers, refusal, remove, accepted }: the address
 * of the link, headers() of a request, refusal(status, answer), which makes an error (status 0: no response), remove(tag), which removes a file,
 * and accepted(tag, answer, error), which applies the response or reports the error.
 */
export function askForFile(how, field, title, bytesOfOthers, file = null) {
  if (!page) setUp();
  page = how;
  tag = field;
  others = bytesOfOthers;
  $("attachment-title").textContent = title;
  $("attachment-file").accept = suffixesNow().map((each) => `.${each}`).join(",");
  $("attachment-rules").textContent = text(isPicture() ? "pictureRules" : "fileRules");
  $("attachment-hint").textContent = text("fileDrop");
  $("attachment-remove").textContent = text("remove");
  $("attachment-file").value = "";
  say("");
  show();
  $("attachment-dialog").showModal();
  $("attachment-file").focus();
  if (file) take(file);
}
