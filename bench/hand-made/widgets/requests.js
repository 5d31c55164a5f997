// Loaded only with the summary.
import { ask } from './server.js';
import { valuesOf } from './quote-fields.js';
import { locale, t } from './texts.js';

const keys = new Map();

/** The same content always has the same key, however often it is sent. */
export async function submitRequest({ productId, fields, form }, holder) {
  const content = { productId, holder, offer: { valuesJsonString: JSON.stringify(valuesOf(fields, form)) } };
  const written = JSON.stringify(content);
  if (!keys.has(written)) keys.set(written, crypto.randomUUID());
  const input = { ...content, insureds: [], facts: [], idempotencyKey: keys.get(written), locale: locale.name };
  const query =
    'mutation ($input: caseInput!) { submitRequest(input: $input) { status errors_2 { message } caseNumber } }';
  const { submitRequest: answer } = await ask(query, { input });
  if (answer.status !== 'success') throw new Error(answer.errors_2?.[0]?.message ?? t('server'));
  return answer.caseNumber;
}
