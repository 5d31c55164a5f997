// HTML-to-PDF templates that set up a story, and documents as API clients get them.
import { call, type Tokens } from '../api.ts';

interface GivenDocument {
  readonly name?: string;
  readonly logicalId?: string;
  readonly html?: string;
  readonly graphQlQuery?: string;
  readonly passwordLiquid?: string;
  readonly headerSettings?: { readonly html?: string; readonly spacing?: number };
  readonly marginSettings?: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** Names are random, so that tests do not share templates. */
export function newDocumentName(): string {
  return `Certificate ${crypto.randomUUID().slice(0, 8)}`;
}

export async function createDocument(url: string, { accessToken }: Tokens, given: GivenDocument = {}): Promise<string> {
  const query = `mutation ($input: createWkhtmltopdfTemplateInput!) {
    created: createWkhtmltopdfTemplate(input: $input) { status errors createdStatus { id } }
  }`;
  const input = { name: newDocumentName(), ...given };
  const { created } = (await call(url, query, { input }, accessToken)) as {
    readonly created: { readonly createdStatus: { readonly id: string } | null; readonly errors: unknown };
  };
  if (!created.createdStatus) throw new Error(`The template was not created: ${JSON.stringify(created.errors)}`);
  return created.createdStatus.id;
}

export async function storedHtml(url: string, { accessToken }: Tokens, id: string): Promise<string | undefined> {
  const query = `query ($id: String!) { templates(where: { id: $id }) { list { ... on wkhtmltopdfTemplate { html } } } }`;
  const { templates } = (await call(url, query, { id }, accessToken)) as {
    readonly templates: { readonly list: readonly { readonly html: string }[] };
  };
  return templates.list[0]?.html;
}

/** @param template its id or logical id */
export async function printByApi(
  url: string,
  { accessToken }: Tokens,
  template: string,
  body: object = {},
): Promise<Uint8Array> {
  const response = await fetch(`${url}/api/v1/render/${encodeURIComponent(template)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/pdf', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The document was not printed: ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}
