// Extracts the caniemail.com data for the mail review into packages/render/src/mjml/review/supported-features.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @typedef {{ slug: string, title: string, stats: Record<string, Record<string, Record<string, string>>> }} Feature */

/** The most widely used programs, by name: each with its family and platforms in the data. */
const programs = {
  Gmail: ['gmail', ['desktop-webmail', 'ios', 'android', 'mobile-webmail']],
  'Outlook for Windows': ['outlook', ['windows']],
  'Outlook.com': ['outlook', ['outlook-com']],
  'Apple Mail': ['apple-mail', ['macos', 'ios']],
  'Yahoo Mail': ['yahoo', ['desktop-webmail', 'ios', 'android']],
  'Samsung Email': ['samsung-email', ['android']],
};

/** From worst to best; u is unknown. */
const answers = 'nayu';

/**
 * The worst result of the newest version on each platform.
 * @param {Feature} feature
 * @param {readonly [string, readonly string[]]} program
 */
function answerOf({ stats }, [family, platforms]) {
  const newest = platforms.flatMap(
    (platform) =>
      Object.values(stats[family]?.[platform] ?? {})
        .at(-1)
        ?.charAt(0) ?? [],
  );
  return newest.toSorted((a, b) => answers.indexOf(a) - answers.indexOf(b))[0] ?? 'u';
}

/** @type {{ last_update_date: string, data: Feature[] }} */
const source = JSON.parse(readFileSync('node_modules/caniemail/data/caniemail.json', 'utf8'));
const features = source.data
  .filter(({ slug }) => /^(css|html|image)-/.test(slug))
  .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  .map((feature) => {
    const given = Object.values(programs).map((program) =>
      answerOf(feature, /** @type {[string, string[]]} */ (program)),
    );
    return { slug: feature.slug, title: feature.title, answers: given.join('') };
  })
  .filter((feature) => /[na]/.test(feature.answers));

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

writeFileSync(
  'packages/render/src/mjml/review/supported-features.ts',
  `// Made by scripts/supported-features.mjs of the data of https://www.caniemail.com, as the package caniemail has it.
// Copyright (c) Rémi Parmentier and contributors, MIT License; of the package: Copyright (c) Avi Goldman, Andrew Powell, MIT License.
// For each feature: the support of each program, in order. n no, a partial, y yes, u unknown. Features that all support are omitted.

export const supportDataDate = '${source.last_update_date.slice(0, 10)}';

export const mailPrograms = [${Object.keys(programs).map(quoted).join(', ')}] as const;

/** By feature name: its title and the support of each program. */
export const supportData: ReadonlyMap<string, readonly [title: string, answers: string]> = new Map([
${features.map(({ slug, title, answers: given }) => `  [${quoted(slug)}, [${quoted(title)}, '${given}']],`).join('\n')}
]);
`,
);
