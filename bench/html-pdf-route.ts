// The letter end to end over HTTP.
import { call } from '../tests/browser/api.ts';
import type { BenchResult } from './bench-result.ts';
import { benchDocumentRoute } from './document-route.ts';
import { letter, marginsMm, toLetterHtml, toRow } from './html-pdf-documents.ts';
import type { Print } from './html-pdf-engine.ts';
import type { ProductServer } from './product-server.ts';

/** The letter's table contains the data of the policy. */
const template = {
  name: 'A letter',
  html: toLetterHtml({
    number: '{{ policies.list[0].issuerNumber }}',
    name: '{{ policies.list[0].contractHolder.name }}',
    rows: `{% for fact in policies.list[0].facts %}${toRow('{{ fact.type }}', '{{ fact.value.stringValue }}')}{% endfor %}`,
  }),
  graphQlQuery: `query ($where: policyWhereInput) {
    policies(where: $where) { list { issuerNumber contractHolder { name } facts { type value { stringValue } } } }
  }`,
  marginSettings: marginsMm,
};

async function createTemplate({ url, token }: ProductServer): Promise<string> {
  const mutation = `mutation ($input: createWkhtmltopdfTemplateInput!) {
    createWkhtmltopdfTemplate(input: $input) { status errors createdStatus { id } } }`;
  const data = await call(url, mutation, { input: template }, token);
  const { createWkhtmltopdfTemplate: made } = data as {
    createWkhtmltopdfTemplate: { errors: readonly string[] | null; createdStatus: { id: string } | null };
  };
  if (made.createdStatus === null) throw new Error(`The template was not created: ${made.errors?.join(' ')}`);
  return made.createdStatus.id;
}

/** The given function prints the letter. */
export function benchRoute(print: Print): Promise<BenchResult[]> {
  const { pageCount } = letter;
  const isSame = (routed: Uint8Array, printed: Uint8Array) => routed.length === printed.length;
  return benchDocumentRoute(
    { name: 'html-pdf: a letter', pageCount, atMost: 1.7, perSecond: 60, create: createTemplate, isSame },
    print,
  );
}
