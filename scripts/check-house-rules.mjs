// House rules that no linter covers: what each file may contain, file names and lengths, and the head of each decision.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const warnAtLines = 300;

/** For each rule: the files it covers, the pattern it refuses, the exceptions, and the advice. */
const textRules = [
  {
    in: /^packages\/[^/]+\/src\//,
    // In quotes it is a name that a bundler replaces.
    refused: /(?<!['"`])\bprocess\.env\b|\bimport\.meta\.env\b|\benv\b.*from 'node:process'/,
    allowed: /^packages\/server\/src\/config\.ts$/,
    advice: 'the environment is read in config.ts alone: take the value from Config.',
  },
  {
    in: /^packages\/server\/src\//,
    refused: /\berrors_2\b/,
    allowed:
      /^packages\/server\/src\/errors\/envelope\.ts$|\.graphql$|\/answer-schemas\.ts$|\/generated\/|\.test\.ts$|\/testing\//,
    advice: 'the result envelope is built in errors/envelope.ts alone: throw a UserError.',
  },
  {
    in: /^packages\/studio\/src\//,
    refused: /\berrors_2\b/,
    allowed: /^packages\/studio\/src\/api\/|\.graphql$|\/generated\/|\.test\.tsx?$/,
    advice: 'the studio reads the result envelope in api/ alone: catch an ApiError.',
  },
  {
    in: /^packages\/(studio|app-runtime)\/src\//,
    refused: /\.postMessage\(/,
    allowed: /^packages\/studio\/src\/canvas-channel\/|^packages\/app-runtime\/src\/preview\/canvas-channel\.ts$/,
    advice: 'only the canvas channel sends messages between frames.',
  },
  {
    in: /^(packages|scripts)\//,
    refused: /\.normalize\(/,
    allowed:
      /^packages\/insurance\/src\/texts\/bounded-text\.ts$|^packages\/render\/src\/html-pdf\/fonts\/same-character\.ts$|\.test\.tsx?$|^scripts\/check-house-rules\.mjs$/,
    advice:
      'Unicode normalisation of unbounded text stops the process: use normalizeWithin of @coverwright/insurance/bounded-text.',
  },
  {
    in: /^packages\/studio\/src\/.*\.(tsx|css)$/,
    refused: /['"\s:(]#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)/i,
    allowed: /^packages\/studio\/src\/ui\/theme\//,
    advice: 'colours come from the theme, so that light and dark both hold.',
  },
  {
    in: /^(packages|scripts|tests|bench)\//,
    refused: /(oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)|(?:prettier|oxfmt)-ignore/,
    allowed: /^scripts\/check-house-rules\.mjs$/,
    advice: 'no rule has exceptions: change the code, or the rule for all.',
  },
  {
    in: /^(packages|scripts|tests|bench|docs)\//,
    refused: /https?:\/\/registry\.|\/(home|root|work|Users)\/[a-z]+\//,
    allowed: /^scripts\/check-house-rules\.mjs$/,
    advice: 'no path or registry of one machine belongs in the project.',
  },
];

/** Refused as a folder, or as the last word of a name. */
const namelessWords = /(^|[-/])(utils?|helpers?|common|misc|shared|manager|data|infos?|base)(\/|$)/;

/** Selectors that no component owns: elements and tokens, and the content of document frames. */
const globalStyles =
  /^packages\/studio\/src\/ui\/theme\/|^packages\/studio\/src\/ui\/rich-text\/(page|print)-style\.css$/;

/** @param {string} file */
function nameProblems(file) {
  const problems = [];
  if (/^packages\/[^/]+\/src\//.test(file) && namelessWords.test(file.replace(/\.[a-z.]+$/, ''))) {
    problems.push(`${file}: the name does not say what is inside; use the field's word (docs/glossary.md).`);
  }
  if (/^packages\/studio\/src\/.*\.css$/.test(file) && !file.endsWith('.module.css') && !globalStyles.test(file)) {
    problems.push(`${file}: its class names hold everywhere; make it a .module.css.`);
  }
  if (/(^|\/)index\.tsx?$/.test(file) && !file.endsWith('/kinds/index.ts')) {
    problems.push(`${file}: no barrel files; import from the file that defines the thing.`);
  }
  return problems;
}

/**
 * @param {string} file
 * @param {string[]} lines
 */
function textProblems(file, lines) {
  return textRules
    .filter((rule) => rule.in.test(file) && !rule.allowed.test(file))
    .flatMap((rule) =>
      lines.flatMap((line, index) => (rule.refused.test(line) ? [`${file}:${index + 1}: ${rule.advice}`] : [])),
    );
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|css|graphql|sql|md|json|html)$/.test(file) && existsSync(file))
  .filter((file) => !/package-lock\.json$|\/generated\//.test(file));

/** Decisions are numbered without holes, and each has its state and date below the title. */
function decisionProblems() {
  const decisions = sources.filter((file) => file.startsWith('docs/decisions/')).sort();
  return decisions.flatMap((file, index) => {
    const number = index + 1;
    const isNumbered = file.startsWith(`docs/decisions/${String(number).padStart(4, '0')}-`);
    const head = new RegExp(
      `^# ${number}\\. .+\\n\\n\\*\\*Status\\.\\*\\* (Accepted|Superseded) on \\d{4}-\\d\\d-\\d\\d\\b`,
    );
    if (isNumbered && head.test(readFileSync(file, 'utf8'))) return [];
    return [`${file}: expected is number ${number}, with "**Status.** Accepted on YYYY-MM-DD" below the title.`];
  });
}

const problems = decisionProblems();
for (const file of sources) {
  const lines = readFileSync(file, 'utf8').split('\n');
  problems.push(...nameProblems(file), ...textProblems(file, lines));
  if (/\.(ts|tsx|mjs)$/.test(file) && lines.length > warnAtLines) {
    console.warn(`warning: ${file} has ${lines.length} lines; from ${warnAtLines} on a file wants to be two.`);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
