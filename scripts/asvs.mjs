// Generates docs/security-asvs.md from the statements in scripts/asvs/. With --check it writes nothing, and fails if the
// table is outdated. Either way every requirement must have one statement, and every cited test must exist.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { chapters, levels } from './asvs/levels.ts';
import { chapters1To2 } from './asvs/chapters-1-to-2.ts';
import { chapters3To5 } from './asvs/chapters-3-to-5.ts';
import { chapters6To9 } from './asvs/chapters-6-to-9.ts';
import { chapters10To13 } from './asvs/chapters-10-to-13.ts';
import { chapters14To17 } from './asvs/chapters-14-to-17.ts';
import { root } from './pinned-node.mjs';

/** @typedef {import('./asvs/requirement.ts').Statement} Statement */

const path = 'docs/security-asvs.md';
/** @type {readonly Statement[]} */
const statements = [...chapters1To2, ...chapters3To5, ...chapters6To9, ...chapters10To13, ...chapters14To17];

function idProblems() {
  const said = statements.flatMap(({ ids }) => ids);
  return [
    ...said.filter((id) => !levels.has(id)).map((id) => `${id} is not a requirement of level 1 or 2.`),
    ...said.filter((id, index) => said.indexOf(id) !== index).map((id) => `${id} is answered more than once.`),
    ...[...levels.keys()].filter((id) => !said.includes(id)).map((id) => `${id} is not answered.`),
  ];
}

function evidenceProblems() {
  return statements.flatMap(({ ids, verdict, evidence }) => [
    ...(verdict === 'met, tested' && evidence.length === 0 ? [`${ids[0]} names no test.`] : []),
    ...evidence.flatMap(({ file, title }) => {
      const source = existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined;
      if (source === undefined) return [`${ids[0]}: there is no file ${file}.`];
      const isThere = [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
      return isThere ? [] : [`${ids[0]}: ${file} has no test "${title}".`];
    }),
  ]);
}

/** @param {string} id */
function toNumbers(id) {
  return id.split('.').map(Number);
}

/** @param {Statement} statement */
function toRow({ ids, about, verdict, reason, evidence }) {
  const level = [...new Set(ids.map((id) => String(levels.get(id))))].toSorted().join(', ');
  const tests = evidence.map(({ file, title }) => `\`${file}\`: ${title}`);
  const cell = [reason, ...tests].filter((words) => words !== '').join('<br>');
  return `| ${ids.join(', ')} | ${level} | ${about} | ${verdict} | ${cell.replaceAll('|', '\\|')} |`;
}

/**
 * @param {string} name
 * @param {number} index
 */
function toChapter(name, index) {
  const own = statements.filter(({ ids }) => toNumbers(ids[0] ?? '')[0] === index + 1);
  const head = '| Requirement | Level | About | Verdict | Reason and tests |\n| --- | --- | --- | --- | --- |';
  return `## V${index + 1} ${name}\n\n${head}\n${own.map(toRow).join('\n')}\n`;
}

function summary() {
  const counts = Map.groupBy(
    statements.flatMap(({ ids, verdict }) => ids.map(() => verdict)),
    (verdict) => verdict,
  );
  const rows = [...counts].map(([verdict, all]) => `| ${verdict} | ${all.length} |`);
  return `| Verdict | Requirements |\n| --- | --- |\n${rows.join('\n')}\n`;
}

const text = `# OWASP ASVS 5.0, levels 1 and 2

Every requirement of both levels (version 5.0.0), with the test of this project that verifies it or the reason why there
is none. The subjects are in our own words; [the standard](https://github.com/OWASP/ASVS) has the full text. Generated
by \`scripts/asvs.mjs\` from \`scripts/asvs/\`, which also checks that every test exists: do not edit it here.

${summary()}
${chapters.map(toChapter).join('\n')}`;

const problems = [...idProblems(), ...evidenceProblems()];
const { code: wanted } = await format(path, text, { printWidth: 120 });
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(root + path) && readFileSync(root + path, 'utf8') === wanted;
  if (!isCurrent) problems.push(`${path} is not up to date: node scripts/asvs.mjs`);
} else {
  writeFileSync(root + path, wanted);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
