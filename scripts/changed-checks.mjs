// The checks of `npm run check -- --changed`: the static checks that a change can affect, limited to the changed files if
// the tool supports it, and the tests that import changed files. API tests start the app, which imports everything: only
// those nearest to each changed file are run. `npm run check` is authoritative.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root, staticChecks, unitAndApiTests, vitest } from './checks.mjs';

/** @typedef {import('./checks.mjs').Check} Check */

const tooling =
  /^[^/]*(package|package-lock|tsconfig[^/]*|knip|rc)\.json$|^[^/]+\.(ts|mjs)$|^(packages\/[^/]+|bench)\/(package|package-lock|tsconfig)\.json$/;
const code = /\.(ts|tsx|mjs)$/;
const tests = /\.(test|spec)\.tsx?$/;
const apiTests = /\.api\.test\.ts$/;

/** The changed files that can affect the result of each check. Checks that are not listed always run. */
const reaches = {
  'dependency rules': /^packages\/.*\.tsx?$/,
  'circles of folders': /^packages\/(server|studio)\/.*\.tsx?$|^scripts\/check-folder-circles\.mjs$/,
  'unused code': code,
  'generated files':
    /\.(graphql|resolvers\.ts|routes\.ts)$|^packages\/server\/src\/(graphql|sentences|testing)\/|-(document|openapi|schemas)\.ts$|\/locales\/(en-US\/|zh-HK\/rules)|^scripts\/codegen\.mjs$|\/generated\//,
  'security table': /^scripts\/asvs|^docs\/security-asvs\.md$|\.(test|spec)\.tsx?$/,
  texts: /^packages\/studio\/|\/sentences\/|^scripts\/check-locales\.mjs$/,
  'texts of parts': /^packages\/studio\/|^scripts\/check-part-texts\.mjs$/,
};

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Files changed on the branch since it left main, including uncommitted ones; on a clean main, in the last commit. */
function changedFiles() {
  const hasMain = git('branch', '--list', 'main').length > 0;
  const [base = 'HEAD'] = hasMain ? git('merge-base', 'main', 'HEAD') : [];
  const since = (/** @type {string} */ commit) => [
    ...git('diff', '--name-only', '--no-renames', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = since(base);
  return changed.length > 0 ? changed : since('HEAD~1');
}

/**
 * @param {Check} check
 * @param {string[]} existing
 * @returns {Check}
 */
function narrowed(check, existing) {
  const [tool] = check.command;
  if (tool === 'oxlint')
    return { ...check, command: [...check.command, ...existing.filter((file) => code.test(file))] };
  if (tool !== 'oxfmt') return check;
  return { ...check, command: [...check.command.slice(0, -1), '--no-error-on-unmatched-pattern', ...existing] };
}

/**
 * The API tests in the folder of a file, or in the nearest folder above it in its feature.
 * @param {string} file
 * @returns {string[]}
 */
function nearestApiTests(file) {
  if (apiTests.test(file)) return existsSync(root + file) ? [file] : [];
  if (tests.test(file)) return [];
  const pattern = '**/*.api.test.ts';
  for (let folder = dirname(file); /^packages\/server\/src\/./.test(folder); folder = dirname(folder)) {
    const found = globSync(`${folder}/${pattern}`, { cwd: root });
    if (found.length > 0) return found;
    if (/\/features\/[^/]+$/.test(folder)) return [];
  }
  return [];
}

/**
 * Finds tests that read a file which nothing imports, such as docs/limits.md, by its name.
 * @param {string[]} changed
 */
function testsThatName(changed) {
  const names = changed.filter((file) => !code.test(file)).map((file) => file.split('/').at(-1) ?? '');
  return names.flatMap((name) => {
    try {
      return git('grep', '--untracked', '-lF', name, '--', 'packages/*.test.ts');
    } catch {
      // git grep exits with 1 if there is no match.
      return [];
    }
  });
}

/** @returns {{statics: Check[], tests: Check[]}} */
export function checksOfChange() {
  const changed = changedFiles();
  const existing = changed.filter((file) => existsSync(root + file));
  if (changed.some((file) => tooling.test(file))) return { statics: staticChecks, tests: [unitAndApiTests] };
  const statics = staticChecks
    .filter(({ name }) => {
      const reach = /** @type {Record<string, RegExp>} */ (reaches)[name];
      return name === 'lint'
        ? existing.some((file) => code.test(file))
        : changed.some((file) => reach?.test(file) ?? true);
    })
    .map((check) => narrowed(check, existing));
  const imported = existing.filter((file) => /^(packages|tests)\/.*\.(tsx?|json)$/.test(file) && !apiTests.test(file));
  const named = [...new Set([...changed.flatMap(nearestApiTests), ...testsThatName(changed)])];
  return {
    statics,
    tests: [
      ...(imported.length > 0
        ? [
            vitest('tests that import it', [
              'related',
              '--run',
              '--passWithNoTests',
              '--exclude=**/*.api.test.ts',
              ...imported,
            ]),
          ]
        : []),
      ...(named.length > 0 ? [vitest('tests beside it', ['run', '--passWithNoTests', ...named])] : []),
    ],
  };
}
