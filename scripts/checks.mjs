// The checks run by check and test: each is a command whose result is a count of passed, failed and skipped.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {{name: string, command: string[], fix: string, env?: Record<string, string>, count?: (succeeded: boolean) => Counts}} Check
 */

/** `npm run bench` installs what they compare with: without it, their types are unknown. */
const areBenchesInstalled = existsSync(join(root, 'bench/node_modules'));

const unitAndApiProjects = ['insurance', 'rules', 'component-tree', 'app-runtime', 'render', 'server', 'studio'];

/** @type {Check[]} */
export const staticChecks = [
  {
    name: 'format',
    command: ['oxfmt', '--check', '.'],
    fix: 'npm run format',
  },
  {
    name: 'types',
    // One process, which checks a project again only if one of its files has changed. With declarations that the projects
    // take from each other, each file would be checked once, but writing those takes longer than checking again; several
    // checkers of one project do much of the work twice.
    command: [
      'tsc',
      '--build',
      ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
      '.',
      ...(areBenchesInstalled ? ['bench'] : []),
      '--checkers',
      '1',
    ],
    fix: 'correct the types; casts and any are no way out',
  },
  {
    name: 'lint',
    command: ['oxlint', ...(areBenchesInstalled ? [] : ['--ignore-pattern', 'bench/**'])],
    fix: 'oxlint --fix corrects some; each message names its rule',
  },
  {
    name: 'dependency rules',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'packages'],
    fix: 'move the code to where the arrow is allowed: docs/architecture.md',
  },
  {
    name: 'circles of folders',
    command: ['node', 'scripts/check-folder-circles.mjs'],
    fix: 'move the file that is in the wrong folder, or what both folders need to the lower one',
  },
  { name: 'unused code', command: ['knip'], fix: 'delete what nothing uses, or stop exporting it' },
  { name: 'generated files', command: ['node', 'scripts/codegen.mjs', '--check'], fix: 'npm run codegen' },
  { name: 'commit messages', command: ['node', 'scripts/check-commits.mjs'], fix: 'CONTRIBUTING.md, Commits' },
  { name: 'house rules', command: ['node', 'scripts/check-house-rules.mjs'], fix: 'each line says what to do' },
  {
    name: 'security table',
    command: ['node', 'scripts/asvs.mjs', '--check'],
    fix: 'node scripts/asvs.mjs writes the table; a test that was renamed is named in scripts/asvs/ too',
  },
  { name: 'texts', command: ['node', 'scripts/check-locales.mjs'], fix: 'add the keys to every locale file' },
  { name: 'texts of parts', command: ['node', 'scripts/check-part-texts.mjs'], fix: 'each line says what to do' },
];

/**
 * @param {string} name
 * @param {string[]} args which tests
 * @param {string[]} projects of vitest.config.ts
 * @returns {Check}
 */
export function vitest(name, args, projects = unitAndApiProjects) {
  const report = `${name.replaceAll(/\W+/g, '-')}.json`;
  return {
    name,
    command: [
      'vitest',
      ...args,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, report)}`,
    ],
    fix: 'vitest run <file> runs one file alone',
    count: (succeeded) => readReport(report, countVitest, succeeded),
  };
}

export const unitAndApiTests = vitest('unit and API tests', ['run']);
export const processTests = vitest('start, stop and kill tests', ['run'], ['process']);

/** @type {Check} */
export const browserTests = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
  fix: 'screenshots and traces of failures are in test-results/',
  count: (succeeded) => readReport('playwright.json', countPlaywright, succeeded),
};

/**
 * @param {string} file
 * @param {(report: any) => Counts} count
 * @param {boolean} succeeded
 * @returns {Counts}
 */
function readReport(file, count, succeeded) {
  const path = join(reports, file);
  const counts = existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that fails without a failed test (or reports nothing at all) is a failure too.
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: {status: string, assertionResults: {status: string}[]}[]}} report */
function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Lists stories that passed only when retried, so that they get fixed.
 * @typedef {{title: string, file: string, specs?: {title: string, tests: {status: string}[]}[], suites?: Suite[]}} Suite
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[], suites: Suite[]}} report
 */
function countPlaywright({ stats, errors, suites }) {
  for (const story of suites.flatMap(listFlaky)) console.log(`warning: passed only when run again: ${story}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function listFlaky({ file, specs = [], suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(listFlaky)];
}

/**
 * @param {Check} check
 * @param {boolean} isShown whether output is forwarded to the terminal immediately
 */
function runCommand({ command, env }, isShown) {
  const [name = '', ...args] = command;
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return new Promise((/** @type {(result: {output: string, succeeded: boolean}) => void} */ resolve) => {
    const child = spawn(name, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) =>
      resolve({ output: `${name} could not be started: ${error.message}`, succeeded: false }),
    );
    child.on('close', (code) => resolve({ output, succeeded: code === 0 }));
  });
}

/**
 * Runs one check and prints its result.
 * @param {Check} check
 * @param {{isShown: boolean}} options
 * @returns {Promise<Counts>}
 */
export async function run(check, { isShown }) {
  const startedAt = performance.now();
  if (isShown) console.log(`\n── ${check.name}`);
  const { output, succeeded } = await runCommand(check, isShown);
  const counts = check.count?.(succeeded) ?? { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isGreen = counts.failed === 0;
  if (!isGreen && !isShown) console.log(`\n── ${check.name}\n${output.trim()}`);
  console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)${isGreen ? '' : ` → ${check.fix}`}`);
  if (isGreen && /^warning:/m.test(output)) console.log(output.match(/^warning:.*$/gm)?.join('\n'));
  return counts;
}

/**
 * Runs checks in parallel, as many as there are processor cores (at most four).
 * @param {readonly Check[]} checks
 * @returns {Promise<Counts>}
 */
export async function runTogether(checks) {
  const waiting = [...checks];
  /** @type {Counts[]} */
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.push(await run(check, { isShown: false }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return sum(results);
}

/** @param {readonly Counts[]} results */
export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) {
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
  }
  return total;
}

/** Removes reports of earlier runs, so that none is mistaken for this run's. */
export function forgetReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}
