// The REST API's problems are translated into every language: each English sentence in the files below must be in the
// tables of errors/translations/, and each sentence there must still be in the code.
import { globSync, readFileSync } from 'node:fs';

const server = 'packages/server/src';
/** Files whose problems reach REST clients, exclusively or among others. */
const restFiles = [
  `${server}/http/{rest,refusal,http-server,route-callers}.ts`,
  `${server}/http/limits/*.ts`,
  `${server}/calculation/{calculation-threads,prices/price-variables,rest/*}.ts`,
  `${server}/features/product-api/*.ts`,
  `${server}/features/functions/functions.routes.ts`,
  `${server}/features/functions/calls/{function-request,function-calls.service,loaded-function.service}.ts`,
  `${server}/features/files/{file-key,files.routes}.ts`,
  `${server}/features/files/{upload,download,fonts}/*.ts`,
];
/** Texts that are not problems, and problems that reach no client. */
const otherFiles = /\.test\.ts$|openapi|answer-schemas|archive-check/;
const notProblems = new Set([
  'There is neither a file nor a problem.',
  'A thread answered something else.',
  'A function without problems has a workbook.',
]);

/**
 * Texts in a file that start like a sentence, with `{}` for each value. Comments are ignored.
 * @param {string} file
 */
function sentencesOf(file) {
  const source = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/\*|\*).*$/gm, '');
  const texts = source.matchAll(
    /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:\$\{(?:[^`{}]|`[^`]*`)*\}|[^`\\]|\\.)*)`/g,
  );
  return [...texts]
    .map(
      ([, single, double, template]) =>
        single ?? double ?? template?.replaceAll(/\$\{(?:[^`{}]|`[^`]*`)*\}/g, '{}') ?? '',
    )
    .map((text) => text.trim().replaceAll(/\\(.)/g, '$1'));
}

/** @param {string} text */
function isSentence(text) {
  return /^([A-Z]|\{\} )[^=]*[a-z]{2} [^=]*\.$/s.test(text);
}

/** @param {string} file */
function isCompared(file) {
  return !otherFiles.test(file);
}

const tables = globSync(`${server}/errors/translations/zh-hk-{requests,prices,functions}.ts`);
/** The table's keys are the texts without Chinese. */
const known = new Set(
  tables.flatMap(sentencesOf).filter((text) => /[a-z]{2} /.test(text) && !/\p{Script=Han}/u.test(text)),
);
const problems = globSync(restFiles)
  .filter(isCompared)
  .flatMap((file) =>
    sentencesOf(file)
      .filter((text) => isSentence(text) && !known.has(text) && !notProblems.has(text))
      .map((text) => `${file}: no translation of "${text}"`),
  );
const allFiles = ['server', 'render'].flatMap((name) => globSync(`packages/${name}/src/**/*.ts`));
const code = allFiles
  .filter((file) => !/\.test\.ts$|\/translations\//.test(file))
  .flatMap(sentencesOf)
  .join('\n');
for (const text of known) {
  // Some sentences are composed of parts.
  const parts = text.split(/\{\}|[.,] |\.$/).map((part) => part.replace(/^or /, '').trim());
  if (!parts.every((part) => code.includes(part))) problems.push(`No code has the translated sentence "${text}"`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
