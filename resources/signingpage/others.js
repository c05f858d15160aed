// Other documents that wait for the same email address: listed after a one-time code. Loaded with the overview, and when the signer has finished.
import { element } from "./elements.js";
import { linkAddress, requestOptions } from "./link.js";
import { startReview } from "./reviewstack.js";
import { isolated, text } from "./texts.js";
import { fetchInTime } from "./timelimit.js";

const tokenKey = "inkstone-others"; // for this tab: the next document's page lists the rest without another code
let section = null;
let base = "";
let own = null; // { guid, view } of the document that is open, while it waits for the signer, too
let show = null; // shows again what is seen, in another language

const token = () => { try { return sessionStorage.getItem(tokenKey) ?? ""; } catch { return ""; } };
const keepToken = (value) => { try { sessionStorage.setItem(tokenKey, value); } catch { /* it is asked for again */ } };

async function call(path, method = "GET", body = undefined) {
  let response;
  let answer = null;
  try {
    await fetchInTime(base + path, { ...requestOptions, method,
      headers: { "X-Inkstone-Language": document.documentElement.lang, ...(token() ? { "X-Inkstone-Others": token() } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: JSON.stringify(body) },
    async (given) => {
      response = given;
      answer = await given.json().catch(() => null);
    });
  } catch { throw new Error(text("offline")); }
  if (!response.ok) throw new Error((response.status < 500 && answer?.message) || text("serverError"));
  return answer;
}

const guidOf = (address) => new URL(address, location.href).pathname.split("/").filter(Boolean).pop();

/** The link on this service, whatever name it has there. */
const linkOf = (address) => linkAddress(guidOf(address));

/** Reviews all of them in one go, the open one first. */
function reviewAll({ documents, series: group = 0 }) {
  const others = documents.map((each) => ({ guid: guidOf(each.signingURL), title: each.title, sender: each.senderName, group: each.series ?? 0 }));
  const mine = own ? [{ guid: own.guid, title: own.view.title, sender: own.view.senderName || own.view.senderEmail, group }] : [];
  const all = [...mine, ...others];
  // The documents of one series follow each other: only then their differences tell anything.
  const first = (each) => all.findIndex((other) => other.group === each.group && each.group);
  startReview(all.map((each, index) => [each.group ? first(each) : index, index, each]).sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, , each]) => each), base.split("/").pop());
}

function showList(answer) {
  const { documents } = answer;
  show = () => showList(answer);
  const count = documents.length;
  const title = element("h3", { id: "others-title", tabIndex: -1,
    textContent: count === 0 ? text("othersNone") : count === 1 ? text("othersOne") : text("othersMany", count) });
  const list = element("ol", { id: "others-list" });
  list.style.textAlign = "start";
  for (const { title: name, senderName, signingURL } of documents) {
    const link = element("a", { href: linkOf(signingURL), rel: "noreferrer", textContent: isolated(name) });
    link.style.overflowWrap = "anywhere";
    list.append(element("li", {}, link, senderName ? ` ${text("from", senderName)}` : ""));
  }
  const parts = [title];
  const total = count + (own ? 1 : 0);
  if (total > 1) {
    const review = element("button", { type: "button", id: "others-review", className: "primary", textContent: text("othersAll", total) });
    review.addEventListener("click", () => reviewAll(answer));
    parts.push(element("p", { className: "quiet-text", textContent: text("othersHint") }), element("div", { className: "actions" }, review, element("a", { id: "others-next", className: "button", href: linkOf(documents[0].signingURL), rel: "noreferrer", textContent: text("othersNext") })), list);
  } else if (count) parts.push(element("div", { className: "actions" }, element("a", { id: "others-next", className: "button primary", href: linkOf(documents[0].signingURL), rel: "noreferrer", textContent: text("othersNext") })), list);
  section.replaceChildren(...parts);
}

function showCodeForm(takesFocus = true) {
  show = () => showCodeForm(false);
  const error = element("p", { id: "others-error", className: "error", role: "alert" });
  const input = element("input", { id: "others-code", type: "text", dir: "ltr", inputMode: "numeric", maxLength: 128, autocomplete: "one-time-code", spellcheck: false });
  input.setAttribute("aria-describedby", "others-error");
  const form = element("form", { id: "others-form", noValidate: true },
    element("p", { className: "quiet-text", role: "status", textContent: text("codeSent") }),
    element("label", { htmlFor: "others-code", textContent: text("mailCode") }), input, error,
    element("div", { className: "actions" }, element("button", { type: "submit", className: "primary", id: "others-submit", textContent: text("othersShow") })));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    error.textContent = input.value.trim() ? "" : text("needCode");
    if (error.textContent) return input.focus();
    try {
      const answer = await call("/others", "POST", { code: input.value.trim() });
      keepToken(answer.token);
      showList(answer);
      document.getElementById("others-title").focus();
    } catch (fault) {
      error.textContent = fault.message;
      input.select();
    }
  });
  section.replaceChildren(form);
  if (takesFocus) input.focus();
}

function showOffer() {
  show = showOffer;
  const error = element("p", { id: "others-error", className: "error", role: "alert" });
  const ask = element("button", { type: "button", id: "others-open", className: "button", textContent: text("othersOpen") });
  ask.addEventListener("click", async () => {
    if (ask.getAttribute("aria-disabled") === "true") return;
    ask.setAttribute("aria-disabled", "true");
    error.textContent = "";
    try {
      await call("/others/code", "POST");
      showCodeForm();
    } catch (fault) { error.textContent = fault.message; }
    ask.removeAttribute("aria-disabled");
  });
  section.replaceChildren(element("p", { className: "quiet-text", textContent: text("othersText") }), element("div", { className: "actions" }, ask), error);
}

/** Appends the offer to `place`; a step that was begun is kept when the state is shown again. `open`: this document is waiting, too. */
export async function offerOthers(place, address, open = null) {
  base = address;
  const isOther = Boolean(own) !== Boolean(open);
  own = open;
  if (section) {
    if (show && (isOther || section.lang !== document.documentElement.lang)) show();
    section.lang = document.documentElement.lang;
    if (section.hasChildNodes()) place.append(section);
    return;
  }
  section = element("section", { id: "others", lang: document.documentElement.lang });
  try {
    const answer = await call("/others");
    if (!answer.available) return;
    if (answer.documents) showList(answer); else showOffer();
    place.append(section);
  } catch { section = null; } // nothing is offered that can't be done
}
