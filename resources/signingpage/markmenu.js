// The menu of a freely placed signature, for touch, keyboard and voice. Loaded when one is selected.
import { addStyle } from "./elements.js";
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const step = 12; // points

addStyle(`
  /* It lies below its mark, and the document can be seen. */
  #mark-dialog { margin-bottom: 12px; width: min(calc(100vw - 24px), 420px); }
  #mark-dialog::backdrop { background: rgb(16 19 26 / 12%); }
  body:has(#mark-dialog[open]) main { padding-bottom: 70vh; }
  .mark-row { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; }
  .mark-row > :is(button, select) { flex: 1; min-width: 44px; }
  .mark-row > button span { white-space: pre; }
  dialog .mark-row > label { margin: 0; }
  .mark-row > select { font: inherit; font-size: max(16px, 1rem); min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 6px; background: var(--window); color: var(--ink); }
  @media (max-height: 500px) and (min-width: 560px) {
    #mark-dialog { width: min(calc(100vw - 24px), 760px); }
    #mark-dialog .body { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8px; padding-block: 8px 0; }
    #mark-dialog .actions.end { padding-block: 0 8px; }
    #mark-title { display: none; }
  }
`);

const form = `
  <div class="body">
    <h2 id="mark-title"></h2>
    <div class="mark-row">
      <button type="button" id="mark-smaller"><span aria-hidden="true">− </span><span data-word="smaller"></span></button>
      <button type="button" id="mark-larger"><span aria-hidden="true">+ </span><span data-word="larger"></span></button>
    </div>
    <div class="mark-row" dir="ltr">
      <button type="button" id="mark-left"><span aria-hidden="true">←</span></button>
      <button type="button" id="mark-up"><span aria-hidden="true">↑</span></button>
      <button type="button" id="mark-down"><span aria-hidden="true">↓</span></button>
      <button type="button" id="mark-right"><span aria-hidden="true">→</span></button>
    </div>
    <div id="mark-pages" class="mark-row">
      <label for="mark-page" data-word="markPage"></label>
      <select id="mark-page"></select>
    </div>
  </div>
  <div class="actions end">
    <button type="button" class="quiet danger" id="mark-remove" data-word="remove"></button>
    <button type="button" class="quiet" id="mark-change" data-word="change"></button>
    <button type="button" class="primary" id="mark-close" data-word="close"></button>
  </div>
`;

function makeDialog() {
  const dialog = document.createElement("dialog");
  dialog.id = "mark-dialog";
  dialog.setAttribute("aria-labelledby", "mark-title");
  dialog.innerHTML = form;
  document.body.append(dialog);
  return dialog;
}

// Index(openMenu): Signing page: signatures without a tag, and their menu
/** Shows the menu below the mark, which stays in view: what is chosen is done at once. */
export function openMenu(menu) {
  const { mark, element } = menu;
  const dialog = $("mark-dialog") ?? makeDialog();
  const bringIntoView = () => element.scrollIntoView({ block: "start", inline: "center" });
  const showPage = () => { $("mark-title").textContent = text("markTitle", mark.pageIndex); };
  for (const each of dialog.querySelectorAll("[data-word]")) each.textContent = text(each.dataset.word);
  for (const [id, key] of [["left", "moveLeft"], ["up", "moveUp"], ["down", "moveDown"], ["right", "moveRight"]]) {
    $(`mark-${id}`).setAttribute("aria-label", text(key));
    $(`mark-${id}`).title = text(key);
  }
  showPage();
  const count = menu.pageCount();
  $("mark-pages").hidden = count < 2;
  $("mark-page").replaceChildren(...Array.from({ length: count }, (_, index) => new Option(text("page", index + 1, count), String(index + 1))));
  $("mark-page").value = String(mark.pageIndex);
  const act = (id, run) => { $(`mark-${id}`).onclick = run; };
  act("smaller", () => menu.resize(0.8));
  act("larger", () => menu.resize(1.25));
  act("left", () => menu.move(-step, 0));
  act("right", () => menu.move(step, 0));
  act("up", () => menu.move(0, -step));
  act("down", () => menu.move(0, step));
  $("mark-page").onchange = () => {
    menu.moveToPage(Number($("mark-page").value));
    showPage();
    bringIntoView();
  };
  act("remove", () => { dialog.close(); menu.remove(); });
  act("change", () => { dialog.close(); menu.replace(); });
  act("close", () => { dialog.close(); menu.focus(); });
  element.classList.add("chosen");
  dialog.addEventListener("close", () => element.classList.remove("chosen"), { once: true });
  dialog.showModal();
  $("mark-larger").focus({ preventScroll: true });
  bringIntoView();
}
