// Between two people who sign on one device: nothing of the document until the next one has it.
import { text } from "./texts.js";

/** Covers the page until `next` takes over the device; `before` has just signed. */
export function handOver(before, { hostedSigner: next, hostedIndex, hostedCount }) {
  document.getElementById("handover-dialog")?.remove();
  const make = (tag, id, words) => Object.assign(document.createElement(tag), { id, textContent: words });
  const dialog = make("dialog", "handover-dialog", "");
  const go = make("button", "handover-go", text("handOverGo", next));
  const [body, actions] = ["body", "actions end"].map((name) => Object.assign(document.createElement("div"), { className: name }));
  go.type = "button";
  go.className = "primary";
  actions.append(go);
  dialog.setAttribute("aria-labelledby", "handover-title");
  dialog.setAttribute("aria-describedby", "handover-text");
  body.append(make("h2", "handover-title", text("handOverTitle", next)), make("p", "handover-text", text("handOverText", before, next, hostedIndex, hostedCount)));
  dialog.append(body, actions);
  dialog.addEventListener("cancel", (event) => event.preventDefault()); // Esc shows nothing to the one before
  go.addEventListener("click", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  go.focus();
}
