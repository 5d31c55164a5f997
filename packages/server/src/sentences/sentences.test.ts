import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { sentences as ruleSentences } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { chineseSentences, descriptions } from './chinese.ts';
import { wordings } from './say.ts';
import { words } from './words.ts';

const packages = join(import.meta.dirname, '../../..');
const places = ['{server,render,component-tree}/src/sentences/*.ts', 'insurance/src/inputs/input-sentences.ts'];
const tables = globSync(places, { cwd: packages }).filter(
  (file) => !/\.test\.ts$|\/(say|chinese|language|print-chinese)\.ts$/.test(file),
);

function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
}

test.each(Object.entries({ ...wordings, ...descriptions }))(
  '%s has the same values in English and Chinese',
  (_reason, { en, zh }) => {
    if (/[A-Za-z]/.test(en.replaceAll(/\{\{\w+\}\}/g, ''))) expect(zh).toMatch(/\p{Script=Han}/u);
    expect(placesIn(zh)).toEqual(placesIn(en));
  },
);

test('every table is part of the whole, and no reason has two sentences', () => {
  const count = tables
    .map((file) => readFileSync(join(packages, file), 'utf8').match(/^ {2}['\w].*:(?: ['"{]|$)/gm)?.length ?? 0)
    .reduce((sum, one) => sum + one, 0);
  const reasons = [...Object.keys(wordings), ...Object.keys(words)];
  expect(count).toBe(reasons.length);
  const ofRules = [...Object.keys(ruleSentences), ...Object.keys(descriptions)];
  expect(new Set([...reasons, ...ofRules]).size).toBe(count + ofRules.length);
  expect(Object.keys(chineseSentences)).toHaveLength(count + ofRules.length);
});

test('every sentence is said somewhere', () => {
  const code = ['server', 'insurance', 'render', 'component-tree', 'rules']
    .flatMap((name) => globSync(join(packages, name, 'src/**/*.ts')))
    .filter((file) => !/\/sentences(\/|\.ts$)|\.test\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(Object.keys({ ...wordings, ...descriptions }).filter((reason) => !code.includes(`'${reason}'`))).toEqual([]);
});
