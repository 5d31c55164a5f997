// The form end to end over HTTP.
import { call } from '../tests/browser/api.ts';
import type { BenchResult } from './bench-result.ts';
import { benchDocumentRoute } from './document-route.ts';
import type { Print } from './html-pdf-engine.ts';
import { bookForm, toDrawings, toForm } from './pdf-drawing-forms.ts';
import type { ProductServer } from './product-server.ts';

const graphQlQuery = `query ($where: policyWhereInput) {
  policies(where: $where) { list { issuerNumber contractHolder { name } facts { type value { stringValue } } } } }`;

/** Every text contains Liquid, and renders to the text that the engine alone draws. */
function toInputs() {
  return toDrawings(bookForm).map(({ page, box, text, fontSize, isBold, isItalic }) => ({
    page,
    point1: { x: box.x, y: box.y },
    point2: { x: box.x + box.width, y: box.y + box.height },
    liquidSource: `{% if policies.list[0].issuerNumber != blank %}${text}{% endif %}`,
    font: { familyName: 'Arial', emSize: fontSize, fontStyle: isBold ? 'BOLD' : isItalic ? 'ITALIC' : 'REGULAR' },
    verticalAlignment: 'CENTER',
    isShrunkToFit: true,
  }));
}

async function createTemplate({ url, token }: ProductServer): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await toForm(bookForm))]), 'form.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${url}/api/v1/files`, { method: 'POST', headers, body: form });
  if (!uploaded.ok) throw new Error(`The form was not uploaded: ${await uploaded.text()}`);
  const mutation = `mutation ($input: createPdfDrawingTemplateInput!) {
    made: createPdfDrawingTemplate(input: $input) { errors createdStatus { id } } }`;
  const input = { name: 'A form', fileKey: 'form.pdf', graphQlQuery };
  const { made } = (await call(url, mutation, { input }, token)) as {
    made: { errors: readonly string[] | null; createdStatus: { id: string } | null };
  };
  if (made.createdStatus === null) throw new Error(`The template was not created: ${made.errors?.join(' ')}`);
  const { id } = made.createdStatus;
  const save = `mutation ($id: String!, $input: saveDrawingsInput!) {
    saved: saveDrawings(templateId: $id, input: $input) { errors } }`;
  const { saved } = (await call(url, save, { id, input: { add: toInputs() } }, token)) as {
    saved: { errors: unknown };
  };
  if (saved.errors !== null) throw new Error(JSON.stringify(saved.errors));
  return id;
}

/** The given function prints the form with its drawings. */
export function benchDrawingRoute(print: Print): Promise<BenchResult[]> {
  const { pageCount, name } = bookForm;
  // Texts of another language may have other glyphs.
  const isSame = (routed: Uint8Array, printed: Uint8Array) => Math.abs(routed.length - printed.length) < 5_000;
  return benchDocumentRoute(
    { name: `pdf-drawing: ${name}`, pageCount, atMost: 2.5, create: createTemplate, isSame },
    print,
  );
}
