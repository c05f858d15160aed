// The whole main job with openapi-typescript and openapi-fetch: job.ts PDF SIGNED
import { readFileSync, writeFileSync } from "node:fs";
import createClient from "openapi-fetch";
import type { components, paths } from "./inkstone.js";

const stroke = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const client = createClient<paths>({
  baseUrl: process.env["INKSTONE_URL"]!,
  headers: { Authorization: "Basic " + Buffer.from(process.env["INKSTONE_KEY"] + ":").toString("base64") },
});

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The data of an answer, or its error as an exception. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<NonNullable<T>> {
  const { data, error, response } = await call;
  if (data === undefined || data === null) throw new Error(`${response.status}: ${JSON.stringify(error)}`);
  return data;
}

const pdf = readFileSync(process.argv[2]!);
const body: components["schemas"]["NewDocument"] = {
  title: "Lease – Ünal", documentType: 5, signingStatus: 51, senderName: "Sam Sender", senderEmail: "sam@example.com",
  data: { caseNumber: "ts-1" },
  invitations: [{ recipientName: "Ada Example", recipientEmail: "ada@example.com", actionType: 15 }],
};
// Multipart needs a serializer: the document is a part of JSON, the files are binary.
const draft = (await ok(client.POST("/documents", {
  body: { document: body },
  bodySerializer: () => {
    const form = new FormData();
    form.append("document", new Blob([JSON.stringify(body)], { type: "application/json" }));
    form.append("files[]", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), "lease.pdf");
    return form;
  },
}))).document;
const id = draft.id;
check(draft.files[0]?.size === pdf.length, "the file is whole");
const path = { docID: id };
const tags = await ok(client.PUT("/v1/documents/{docID}/tags", { params: { path }, body: { tags: [
  { name: "Signature", type: 250, invitationIndex: 1, pageIndex: 1, left: 72, top: 650, width: 180, height: 48 },
  { name: "City", type: 252, invitationIndex: 1, pageIndex: 1, left: 72, top: 600, width: 180, height: 20 }] } }));
check(tags.tags.length === 2, "two tags");
const sent = (await ok(client.PUT("/v1/documents/{docID}", { params: { path }, body: { signingStatus: 52 } }))).document;
check(sent.signingStatus === 52, "it is sent");
const found = await ok(client.GET("/v2/documents/search2", { params: { query: { text: "Lease", pageSize: 500 } } }));
check(found.documents.some((row) => row.id === id), "the list has it");

const guid = sent.invitations[0]!.GUID!;
const view = await ok(client.GET("/sign/{guid}/values", { params: { path: { guid } } }));
const values = view.tags.map((tag) => (tag.type === 250 ? { id: tag.id, image: stroke } : { id: tag.id, text: "Ulm" }));
await ok(client.POST("/sign/{guid}/finish", { params: { path: { guid } }, body: { consent: true, values } }));
for (let tries = 0; ; ++tries) {
  const now = (await ok(client.GET("/v1/documents/{docID}", { params: { path } }))) as { document: { signingStatus: number } };
  if (now.document.signingStatus === 53) break;
  check(tries < 300, "it is completed in time");
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const bytes = await client.GET("/v1/documents/{docID}/download", { params: { path, query: { content: "esign" } }, parseAs: "arrayBuffer" });
writeFileSync(process.argv[3]!, Buffer.from(bytes.data as unknown as ArrayBuffer));

const refused = await client.POST("/documents", { body: { ...body, title: "" } });
check(refused.response.status === 400, "an empty title is refused");
console.log("document", id);
