// Every text of the studio must exist in every locale, with the same placeholders. Those in English, and the server's
// sentences, are American.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordings } from '../packages/server/src/sentences/say.ts';

/** Generated from the server's sentences, which it sends in English itself. */
const ofServer = 'sentences.json';
const folder = fileURLToPath(new URL('../packages/studio/src/locales/', import.meta.url));
const locales = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'generated' ? [entry.name] : [],
);

/**
 * Texts by dotted key. Plural forms count as one key: languages differ in their number.
 * @param {unknown} value
 * @param {string} key
 * @returns {[string, string][]}
 */
function textsOf(value, key) {
  if (typeof value === 'string') return [[key.replace(/_(zero|one|two|few|many|other)$/, ''), value]];
  if (typeof value !== 'object' || value === null) return [[key, '']];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}

/** @param {string} locale */
function readLocale(locale) {
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json') && file !== ofServer);
  return new Map(
    files.flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')), file.replace('.json', '')),
    ),
  );
}

/** @param {string} text */
function placeholders(text) {
  return [...text.matchAll(/\{\{[^}]+\}\}|<\/?[0-9A-Za-z]+>/g)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}

/** Spellings and forms that do not belong in en-US: British words, "e-mail", and a space before a percent sign. */
const notAmerican =
  /colour|favour|behaviour|neighbour|honour|centred|centre\b|metres?\b|licence|catalogue|grey\b|(?:cancel|travel|label|model)l(?:ed|ing|er)\b|(?:organ|recogn|normal|author|custom|optim|minim|maxim|initial|summar|capital)is(?:e|ing|ation)|enrolment|instalment|lower-case|upper-case|e-mail|[\d}] %(?!})/i;

const texts = new Map(locales.map((locale) => [locale, readLocale(locale)]));
const keys = new Set([...texts.values()].flatMap((entries) => [...entries.keys()]));
const [first = ''] = locales;
const problems = [];
for (const key of keys) {
  for (const locale of locales) {
    const text = texts.get(locale)?.get(key);
    const reference = texts.get(first)?.get(key);
    if (text === undefined || text === '') problems.push(`${locale}: no text for ${key}`);
    else if (reference !== undefined && placeholders(text) !== placeholders(reference)) {
      problems.push(`${locale}: ${key} has other placeholders than ${first}`);
    }
  }
}
const english = Object.entries(wordings).map(([reason, { en }]) => /** @type {const} */ ([reason, en]));
for (const [key, text] of [...(texts.get('en-US') ?? []), ...english]) {
  const [wrong] = text.match(notAmerican) ?? [];
  if (wrong !== undefined) problems.push(`en-US: ${key} has "${wrong}", which is not American English`);
}
if (locales.length < 2) problems.push(`${folder} has ${locales.length} locales; two or more are expected.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
