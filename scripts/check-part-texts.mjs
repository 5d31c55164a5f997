// A lazily loaded part of the studio lists the text namespaces of its modules, so that they are loaded with it unless they
// already are. i18next would show the keys of texts that are not loaded.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{file: string, from: string | undefined, named: string[]}} Part */

const source = fileURLToPath(new URL('../packages/studio/src/', import.meta.url));
const namespaces = globSync('locales/en-US/*.json', { cwd: source }).map((file) => basename(file, '.json'));
const name = `(?:${namespaces.join('|')})`;

/** @type {Map<string, {text: string, imports: string[]}>} */
const modules = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.ts$|^testing\//.test(file))
    .map((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const imports = [...text.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)'/gm)];
      const globs = [...text.matchAll(/import\.meta\.glob<[^>]*>\('([^']+\.tsx?)', \{ eager: true/g)];
      const here = join(source, dirname(file));
      return [
        join(source, file),
        {
          text,
          imports: [
            ...imports.map(([, path = '']) => resolve(here, path)),
            ...globs.flatMap(([, pattern = '']) => globSync(pattern, { cwd: here }).map((path) => resolve(here, path))),
          ],
        },
      ];
    }),
);

/**
 * The module and all modules loaded with it.
 * @param {string} file
 * @param {Set<string>} found
 */
function closureOf(file, found = new Set()) {
  if (found.has(file) || !modules.has(file)) return found;
  found.add(file);
  for (const imported of modules.get(file)?.imports ?? []) closureOf(imported, found);
  return found;
}

/** @param {string} text */
function namesIn(text) {
  return [...text.matchAll(new RegExp(String.raw`['"\`](${name})['"\`]`, 'g'))].map(([, one = '']) => one);
}

/** @param {string} text */
function shownBy(text) {
  const calls = [...text.matchAll(/useTranslation\(([^)]*)\)|\bns: ('\w+')/g)];
  // A permission such as 'products:write' is not a text key.
  const keys = [...text.matchAll(new RegExp(String.raw`['"\`](${name}):(?!(?:read|write|manage|publish)')`, 'g'))];
  return [...calls.flatMap(([call]) => namesIn(call)), ...keys.map(([, one = '']) => one)];
}

/** What `import()` loads, with the texts that are named behind it. @returns {Part[]} */
function lazyParts() {
  return [...modules].flatMap(([from, { text }]) =>
    [...text.matchAll(/import\('(\.[^']+)'\)((?:(?!import\()[^;])*)/g)].map(([, path = '', rest = '']) => {
      return { file: resolve(dirname(from), path), from, named: namesIn(rest) };
    }),
  );
}

const atStart = /new Set<Namespace>\(\[([^\]]*)\]/.exec(readFileSync(join(source, 'locales/texts.ts'), 'utf8'))?.[1];
// Texts shown only by refusals and parts are loaded by both: main.tsx loads them with the first refusal, and parts do too.
const [ofRefusals = [], ofParts = []] = ['main.tsx', 'ui/parts/with-controls.ts'].map((file) =>
  namesIn(/\bloadTexts\(\[([^\]]*)\]\)/.exec(modules.get(join(source, file))?.text ?? '')?.[1] ?? ''),
);
const ofBoth = ofRefusals.filter((namespace) => ofParts.includes(namespace));
const parts = [{ file: join(source, 'main.tsx'), from: undefined, named: namesIn(atStart ?? '') }, ...lazyParts()];

/**
 * Listed by the part, or by every part that loads it.
 * @param {Part} part
 * @param {string} namespace
 * @returns {boolean}
 */
function isThere({ from, named }, namespace) {
  if (named.includes(namespace) || ofBoth.includes(namespace)) return true;
  const before = parts.filter(({ file }) => from !== undefined && closureOf(file).has(from));
  return before.length > 0 && before.every((part) => isThere(part, namespace));
}

const problems = parts.flatMap((part) => {
  const place = part.file.slice(source.length);
  if (!existsSync(part.file)) return [`${place}: there is no such part`];
  const shown = new Set([...closureOf(part.file)].flatMap((file) => shownBy(modules.get(file)?.text ?? '')));
  const missing = [...shown].filter((namespace) => !isThere(part, namespace));
  const idle = part.from === undefined ? [] : part.named.filter((namespace) => !shown.has(namespace));
  return [
    ...missing.map((namespace) => `${place}: name '${namespace}' where it is loaded, since it shows texts of it`),
    ...idle.map((namespace) => `${place}: shows no text of '${namespace}', which is named where it is loaded`),
  ];
});
if (parts.length < 2) problems.push(`${source} has no part that is loaded on demand.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
