// Folders of the server, and of the studio, do not import each other in a circle: src/X and src/features/X, each with
// all that is in it. Imports of types count. Names the folders and the imports of each circle found.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Map<string, Map<string, string[]>>} Imports the imports of each folder by the folder that they lead to */

const problems = ['server', 'studio'].flatMap((name) => {
  const source = fileURLToPath(new URL(`../packages/${name}/src/`, import.meta.url));
  return circlesAmong(importsIn(source)).map((circle) => `These folders of the ${name} import each other ${circle}`);
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * @param {string} source
 * @returns {Imports}
 */
function importsIn(source) {
  const imports = new Map();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const from = folderOf(file);
    if (from === undefined || from === 'testing' || /\.test\.tsx?$/.test(file)) continue;
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
  return imports;
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
 * @param {Imports} imports
 * @param {string} from
 * @param {string} to
 */
function wayBetween(imports, from, to) {
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

/** @param {Imports} imports */
function circlesAmong(imports) {
  const circles = [];
  const reported = new Set();
  for (const [from, targets] of imports) {
    for (const to of targets.keys()) {
      const back = wayBetween(imports, to, from);
      if (back === undefined || back.every((folder) => reported.has(folder))) continue;
      for (const folder of back) reported.add(folder);
      const circle = [from, ...back];
      const lines = back.map((folder, index) =>
        imports
          .get(circle[index] ?? '')
          ?.get(folder)
          ?.join('\n    '),
      );
      circles.push(`in a circle: ${circle.join(' → ')}\n    ${lines.join('\n    ')}`);
    }
  }
  return circles;
}
