// The code that stands before the document: what it is for, how many attempts are left, and entering it. Loaded when a code is asked for.
import { isolated, text } from "./texts.js";

const $ = (id) => document.getElementById(id);
let page = null; // see showGate
let kind = "";   // the field of the code that is asked for

/** Returns the number of attempts left as text; "" before the first wrong code. */
function attemptsText(details) {
  const left = Number(details.find(({ field }) => field === "attemptsLeft")?.message);
  return left > 0 ? text("attemptsLeft", left) : "";
}

/** Shows what the service's refusal asks for. `given` is { error, asked, call, hasCookies, usePass, opened }: asked is the field of the code; opened() goes on once a code was right. */
export function showGate(given) {
  if (!page) setUp();
  page = given;
  const { asked, error: { details, about, phone } } = page;
  const mail = asked === "emailCode";
  const sent = asked !== "code";
  const word = mail ? "mailCode" : sent ? "smsCode" : "code";
  if (kind !== asked || $("gate").hidden) $("gate-code").value = "";
  kind = asked;
  $("gate-title").textContent = text(sent ? "mailCodeTitle" : "codeTitle");
  $("gate-text").textContent = text(`${word}Text`, mail ? about.email : phone);
  $("gate-for").textContent = about.email && !mail ? text("gateFor", about.email) : "";
  if (about.title) $("title").textContent = isolated(about.title);
  $("sender").textContent = about.senderName ? text("from", about.senderName) : "";
  $("gate-label").textContent = text(word);
  $("gate-code").inputMode = sent ? "numeric" : "text";
  $("gate-send").textContent = text("sendCode");
  $("gate-send").hidden = !sent;
  $("gate-open").textContent = text("openDocument");
  $("gate-error").textContent = attemptsText(details);
  $("gate-sent").textContent = "";
  $("gate").hidden = false;
  (sent ? $("gate-send") : $("gate-code")).focus({ preventScroll: true });
}

async function unlock(event) {
  event.preventDefault();
  const code = $("gate-code").value.trim();
  $("gate-error").textContent = code ? "" : text("needCode");
  if (!code) return $("gate-code").focus();
  const asked = kind;
  try {
    const answer = await page.call("/unlock", "POST", { code, ...(page.hasCookies() ? {} : { token: true }) });
    if (answer.token) page.usePass(answer.token);
  } catch (error) {
    page.error.details.unshift(...error.details.filter(({ field }) => field === "attemptsLeft")); // shown again in another language
    $("gate-error").textContent = [error.message, attemptsText(error.details)].filter(Boolean).join(" ");
    $("gate-code").select();
    return;
  }
  await page.opened();
  // The same code again: the browser has kept nothing.
  if (!$("gate").hidden && kind === asked) $("gate-error").textContent = text("codeForgotten");
}

async function sendCode() {
  $("gate-error").textContent = "";
  try {
    await page.call("/code", "POST");
    $("gate-sent").textContent = text(kind === "smsCode" ? "smsSent" : "codeSent");
    $("gate-code").focus();
  } catch (error) { $("gate-error").textContent = error.message; }
}

function setUp() {
  $("gate").querySelector("form").addEventListener("submit", unlock);
  $("gate-send").addEventListener("click", sendCode);
}
