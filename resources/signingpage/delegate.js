// Passes the signer's part on to another person, when the sender allows it.
import { text, translatePage } from "./texts.js";

const $ = (id) => document.getElementById(id);

const form = `
  <form method="dialog" novalidate>
    <div class="body">
      <h2 id="delegate-title" data-text="delegateTitle"></h2>
      <p data-text="delegateText"></p>
      <label for="delegate-name" data-text="delegateName"></label>
      <input id="delegate-name" type="text" dir="auto" maxlength="255" autocomplete="off" required aria-describedby="delegate-error">
      <label for="delegate-email" data-text="delegateEmail"></label>
      <input id="delegate-email" type="email" dir="ltr" maxlength="254" autocomplete="off" required aria-describedby="delegate-error">
      <label for="delegate-reason" data-text="delegateReason"></label>
      <textarea id="delegate-reason" dir="auto" rows="3" maxlength="2000"></textarea>
    </div>
    <p id="delegate-error" class="error" role="alert"></p>
    <div class="actions end">
      <button type="button" class="quiet" id="delegate-cancel" data-text="back"></button>
      <button type="submit" class="primary" id="delegate-confirm" data-text="delegateConfirm"></button>
    </div>
  </form>
`;

function makeDialog() {
  const dialog = document.createElement("dialog");
  dialog.id = "delegate-dialog";
  dialog.setAttribute("aria-labelledby", "delegate-title");
  dialog.innerHTML = form;
  document.body.append(dialog);
  translatePage();
  return dialog;
}

function fault(input, message) {
  input.setAttribute("aria-invalid", "true");
  $("delegate-error").textContent = message;
  input.focus();
}

function setUp({ call, delegated }) {
  const dialog = makeDialog();
  const name = $("delegate-name");
  const email = $("delegate-email");
  for (const input of [name, email]) input.addEventListener("input", () => { input.removeAttribute("aria-invalid"); $("delegate-error").textContent = ""; });
  $("delegate-cancel").addEventListener("click", () => dialog.close());
  dialog.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = $("delegate-confirm");
    if (button.getAttribute("aria-disabled") === "true") return;
    const person = { recipientName: name.value.trim(), recipientEmail: email.value.trim(), reason: $("delegate-reason").value.trim() };
    if (!person.recipientName) return fault(name, text("delegateNeedName"));
    if (!person.recipientEmail || !email.validity.valid) return fault(email, text("delegateNeedEmail"));
    button.setAttribute("aria-disabled", "true");
    button.textContent = text("working");
    try {
      await call("/delegate", "POST", person);
      dialog.close();
      delegated(person);
    } catch (error) {
      const field = error.details?.[0]?.field;
      if (field === "recipientName" || field === "recipientEmail") fault(field === "recipientName" ? name : email, error.message);
      else $("delegate-error").textContent = error.message;
    } finally {
      button.removeAttribute("aria-disabled");
      button.textContent = text("delegateConfirm");
    }
  });
}

let isSetUp = false;

/** `call` asks the service; `delegated` is called with the person's name and address when it is done. */
export function askWhom(page) {
  if (!isSetUp) setUp(page);
  isSetUp = true;
  $("delegate-error").textContent = "";
  $("delegate-dialog").showModal();
  $("delegate-name").focus();
}
