// The form of a template link: a visitor's name and email make a document of their own, and the page goes there.
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);

function fault(input, message) {
  input.setAttribute("aria-invalid", "true");
  $("start-error").textContent = message;
  input.focus();
}

function messageFor(error, sender) {
  if (error.status === 429) return text(error.reason === "link_limit" ? "startLinkLimit" : "startTooMany");
  if (error.status === 409) return text("startRefused", sender);
  return error.message;
}

/** `call` asks the service; `again` loads the link anew when it is gone. */
export function setUpStart(call, again) {
  const name = $("start-name");
  const email = $("start-email");
  for (const input of [name, email]) input.addEventListener("input", () => { input.removeAttribute("aria-invalid"); $("start-error").textContent = ""; });
  $("start-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = $("start-go");
    if (button.getAttribute("aria-disabled") === "true") return;
    if (!name.value.trim()) return fault(name, text("startNeedName"));
    if (!email.value.trim() || !email.validity.valid) return fault(email, text("startNeedEmail"));
    button.setAttribute("aria-disabled", "true");
    button.textContent = text("working");
    try {
      const answer = await call("/start", "POST", { name: name.value.trim(), email: email.value.trim(), language: document.documentElement.lang });
      location.assign(answer.signingURL); // the button stays as it is: a second click would start a second document
      return;
    } catch (error) {
      button.removeAttribute("aria-disabled");
      button.textContent = text("startGo");
      if (error.status === 404 || error.status === 410) return again();
      const field = error.details?.[0]?.field;
      if (field === "name") return fault(name, text("startNeedName"));
      if (field === "email") return fault(email, text("startNeedEmail"));
      $("start-error").textContent = messageFor(error, $("start").dataset.sender);
    }
  });
}

export function showStart(view) {
  $("start").dataset.sender = view.senderName || view.senderEmail;
  $("start-text").textContent = view.message || text("startText", view.title);
  $("start").hidden = false;
  $("start-name").focus({ preventScroll: true });
}
