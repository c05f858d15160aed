// The overview: all fields with their states, all pages, and what else can be done. Loaded once a page is seen.
import { faultOf, titleOf } from "./fields.js";
import { steps, titleOfStep } from "./fieldsheet.js";
import { markSteps } from "./marks.js";
import { isolated, text } from "./texts.js";

const $ = (id) => document.getElementById(id);

/** The fields in their order, with the signatures that were placed freely. */
function entriesOf({ view, refused, required, isAnswered, open }) {
  const needed = new Set(required());
  const entries = steps().map((field) => {
    const { tag } = field;
    const isFilled = isAnswered(tag);
    const fault = (isFilled && faultOf(tag, view.tags)) || refused.get(tag.id) || "";
    const state = fault ? "wrong" : isFilled ? "filled" : needed.has(field) ? "required" : "optional";
    return { pageIndex: tag.pageIndex, name: titleOfStep(tag), state, fault, open: () => open(field, state === "wrong") };
  });
  for (const mark of markSteps()) entries.splice(entries.findLastIndex((each) => each.pageIndex <= mark.pageIndex) + 1, 0, { ...mark, state: "filled", fault: "" });
  return entries;
}

function rowOf({ name, state, fault, open }) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.dataset.state = state;
  const title = document.createElement("span");
  title.dir = "auto";
  title.textContent = name;
  const words = document.createElement("span");
  words.className = "quiet-text";
  words.textContent = fault || text(state);
  button.append(title, words);
  button.addEventListener("click", () => { $("overview-dialog").close(); open(); });
  row.append(button);
  return row;
}

let shown = null; // what showOverview was given last

/** Leaves the document with everything saved, and says how to come back. */
async function finishLater() {
  const { view, refused, isUnsaved, save, refusedField, reasonOf, open, showBanner } = shown;
  $("overview-dialog").close();
  // A refused value doesn't keep the others from being saved.
  for (let known = -1; isUnsaved() && known !== refused.size;) {
    known = refused.size;
    await save();
  }
  const field = refusedField();
  if (field) {
    open(field, true);
    return showBanner(`${isolated(titleOf(field.tag))}: ${reasonOf(field.tag)}`, text("finishLater"), finishLater);
  }
  if (isUnsaved()) return; // the banner says why
  const { showState, setRestate, goOn } = shown;
  const showLater = () => {
    showState({ icon: "✓", kind: "good", title: text("laterTitle"), body: text("later", view.title), actions: [{ label: text("laterContinue"), run: goOn, primary: true }] });
    setRestate(showLater);
  };
  showLater();
}

$("overview-later").addEventListener("click", finishLater);

/**
 * `page` is { view, base, pageAddress, refused, required(), isAnswered(tag), mayAct(), fileOf(page), goToPage(page), setPicture, headers, open(field, tell),
 * offersOthers, own } and, to finish later, { isUnsaved(), save(), refusedField(), reasonOf(tag), showBanner, showState, setRestate(show), goOn() }.
 */
export function showOverview(page) {
  shown = page;
  const { view, base, mayAct, fileOf } = page;
  $("overview-text").textContent = $("progress-text").textContent;
  const entries = entriesOf(page);
  let last = { pageIndex: 0, file: null };
  $("overview-list").replaceChildren(...entries.flatMap((entry) => {
    const { pageIndex } = entry;
    const rows = [];
    const heading = (className, words) => rows.push(Object.assign(document.createElement("li"), { className, textContent: words, dir: "auto" }));
    const file = fileOf(pageIndex);
    if (file && file !== last.file) heading("overview-file", file.name);
    if (pageIndex !== last.pageIndex && view.pages.length > 1) heading("overview-page", text("page", pageIndex, view.pages.length));
    last = { pageIndex, file };
    return [...rows, rowOf(entry)];
  }));
  $("overview-list").hidden = !entries.length;
  $("overview-download").href = `${base}/download?content=original`;
  $("overview-later").hidden = $("overview-reject").hidden = !mayAct();
  $("overview-delegate").hidden = !(mayAct() && view.canDelegate);
  $("overview-ask").hidden = !(view.canAsk || view.questions?.length);
  $("overview-pages").replaceChildren();
  $("overview-dialog").showModal();
  ($("overview-list").querySelector("button") ?? $("overview-close")).focus({ preventScroll: true }); // not what scrolls
  import("./pages.js").then(({ showPages }) => showPages($("overview-pages"), page)).catch(() => {});
  if (page.offersOthers) import("./others.js").then(({ offerOthers }) => offerOthers($("overview-others"), base, page.own)).catch(() => {});
}
