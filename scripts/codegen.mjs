// Generates the committed files: GraphQL types, the types of the studio's texts, the editor's knowledge of MJML,
// schema.graphql, docs/api.md and docs/errors.md. With --check it writes nothing and fails if a committed file differs from the output of its
// sources.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { buildSchema, findBreakingChanges } from 'graphql';
import config from '../codegen.ts';
import { mjmlSchema } from './mjml-schema.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @param {string} printer */
function printed(printer) {
  const script = `packages/server/src/${printer}`;
  return execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The keys of the studio's texts by namespace: adding a file of English texts is enough for a new namespace. */
function textTypes() {
  const names = readdirSync('packages/studio/src/locales/en-US')
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .toSorted();
  return [
    ...names.map((name) => `import type ${name} from '../en-US/${name}.json';`),
    '',
    'export interface Texts {',
    ...names.map((name) => `  readonly ${name}: typeof ${name};`),
    '}',
    '',
  ].join('\n');
}

/** The Chinese sentences of rules for the server's REST errors: they are maintained only in the studio. */
function ruleTexts() {
  const { sentence } = JSON.parse(readFileSync('packages/studio/src/locales/zh-HK/rules.json', 'utf8'));
  const texts = Object.entries(sentence).map(([code, text]) => `  ${code}: ${JSON.stringify(text)},`);
  return [
    "import type { SentenceCode } from '@coverwright/rules';",
    '',
    'export const chineseRuleTexts: Readonly<Record<SentenceCode, string>> = {',
    ...texts,
    '};',
    '',
  ].join('\n');
}

/**
 * Breaking changes of the new schema for clients of the recorded one.
 * @param {string} path
 * @param {string} schema
 */
function lostPromises(path, schema) {
  const recorded = read(path);
  return recorded === undefined ? [] : findBreakingChanges(buildSchema(recorded), buildSchema(schema));
}

/** @param {{filename: string, content: string}[]} files */
function put(files) {
  for (const { filename, content } of files) {
    if (read(filename) === content) continue;
    if (isCheck) {
      console.error(`${filename} is not what its sources make: run npm run codegen and commit the result.`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(filename), { recursive: true });
      writeFileSync(filename, content);
      console.log(`wrote ${filename}`);
    }
  }
}

const isCheck = process.argv.includes('--check');
// Runs first: the code that prints the schema imports them.
put(
  /** @type {{filename: string, content: string}[]} */ (
    await generate({ ...config, silent: true, errorsOnly: true }, false)
  ),
);
const schema = { filename: 'schema.graphql', content: printed('graphql/schema/print-schema.ts') };
const closedFields = {
  filename: 'packages/studio/src/api/generated/closed-fields.ts',
  content: printed('graphql/schema/print-closed-fields.ts'),
};
const texts = { filename: 'packages/studio/src/locales/generated/text-types.ts', content: textTypes() };
const rules = {
  filename: 'packages/server/src/sentences/generated/rule-texts.ts',
  content: ruleTexts(),
};
/** The sentences that the studio words itself: in English, the server sends them. */
const sentences = {
  filename: 'packages/studio/src/locales/zh-HK/sentences.json',
  content: printed('sentences/print-chinese.ts'),
};
const mjml = {
  filename: 'packages/studio/src/ui/code-editor/generated/mjml-schema.json',
  content: mjmlSchema(),
};

const lost = lostPromises(schema.filename, schema.content);
for (const { description } of lost) console.error(`schema.graphql: ${description}`);
if (lost.length > 0) {
  console.error('The public interface only grows: deprecate instead. To break it on purpose, edit schema.graphql too.');
  process.exitCode = 1;
} else
  put([
    closedFields,
    texts,
    rules,
    sentences,
    mjml,
    schema,
    { filename: 'docs/api.md', content: printed('testing/print-api.ts') },
    { filename: 'docs/errors.md', content: printed('sentences/print-reasons.ts') },
  ]);
