// Folders of the server do not import each other in a circle: src/X and src/features/X, each with all that is in it.
// Imports of types count. Names the folders and the imports of each circle found.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../packages/server/src/', import.meta.url));

/** @type {Map<string, Map<string, string[]>>} the imports of each folder by the folder that they lead to */
const imports = new Map();
for (const file of globSync('**/*.ts', { cwd: source })) {
  const from = folderOf(file);
  if (from === undefined || from === 'testing' || file.endsWith('.test.ts')) continue;
  const targets = imports.get(from) ?? new Map();
  imports.set(from, targets);
  for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(
    /\b(?:from|import|import\() ?'(\.[^']+)'/g,
  )) {
    const imported = join(dirname(file), path);
    const to = folderOf(imported);
    if (to !== undefined && to !== from) targets.set(to, [...(targets.get(to) ?? []), `${file} → ${imported}`]);
  }
}

/**
 * A file directly in src/ belongs to no folder.
 * @param {string} file
 */
function folderOf(file) {
  return /^(?:features\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

/**
 * The shortest way from one folder to another by imports.
 * @param {string} from
 * @param {string} to
 */
function wayBetween(from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of imports.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

const problems = [];
const reported = new Set();
for (const [from, targets] of imports) {
  for (const to of targets.keys()) {
    const back = wayBetween(to, from);
    if (back === undefined || back.every((folder) => reported.has(folder))) continue;
    for (const folder of back) reported.add(folder);
    const circle = [from, ...back];
    const lines = back.map((folder, index) =>
      imports
        .get(circle[index] ?? '')
        ?.get(folder)
        ?.join('\n    '),
    );
    problems.push(`These folders import each other in a circle: ${circle.join(' → ')}\n    ${lines.join('\n    ')}`);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
