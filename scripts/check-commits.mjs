// The messages of commits made since this rule exists: "type(feature): what is true afterwards", then an empty line and
// the reason. In a shallow clone, which lacks the beginning of the rule, there is nothing to check.
import { execFileSync } from 'node:child_process';

const subjectMax = 72;
const lineMax = 100;
const form = /^(feat|fix|perf|refactor|docs|test|build|chore)(\([a-z0-9,-]+\))?: \S/;

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}

/** @param {string} message */
function messageProblems(message) {
  const [subject = '', second = '', ...rest] = message.split('\n');
  const tooLong = [second, ...rest].find((line) => line.length > lineMax && line.includes(' '));
  return [
    ...(form.test(subject) ? [] : ['the subject must have the form "feat(products): a product can be archived"']),
    ...(subject.length > subjectMax
      ? [`the subject has ${subject.length} characters; the maximum is ${subjectMax}`]
      : []),
    ...(subject.endsWith('.') ? ['the subject must not end with a period'] : []),
    ...(second === '' ? [] : ['an empty line must follow the subject']),
    ...(tooLong === undefined ? [] : [`a line of the body has more than ${lineMax} characters: ${tooLong}`]),
  ];
}

const beginning = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'scripts/check-commits.mjs');
const messages = git('log', '--no-merges', '--format=%h %B%x00', `${beginning}..HEAD`).split('\0');
for (const entry of messages.map((text) => text.trim()).filter(Boolean)) {
  const at = entry.indexOf(' ');
  for (const problem of messageProblems(entry.slice(at + 1).trimEnd())) {
    console.error(`${entry.slice(0, at)}: ${problem}. Reword it: git rebase -i ${beginning.slice(0, 10)}`);
    process.exitCode = 1;
  }
}
