import { expect, test } from 'vitest';
import { layOverRows, readPages, type PageArguments, type TemplatesRead } from './template-pages.ts';
import type { Template } from '../template.ts';

function template(id: string): Template {
  return {
    id,
    type: 'sms',
    view: 'sms-notifications',
    name: `Template ${id}`,
    description: '',
    logicalId: '',
    createdAt: '',
    modifiedAt: '',
    revision: undefined,
  };
}

const templates = (count: number) => Array.from({ length: count }, (_, index) => template(`${index}`));

/** @param between called after each page to change the stored list */
async function readAll(stored: Template[], between: (stored: Template[], pages: number) => void = () => undefined) {
  const asked: PageArguments[] = [];
  const read: TemplatesRead[] = [];
  const readPage = async (page: PageArguments) => {
    asked.push(page);
    return { rows: stored.slice(page.skip, page.skip + page.limit), totalCount: stored.length };
  };
  const all = await readPages(readPage, (part) => {
    read.push(part);
    between(stored, asked.length);
  });
  read.push(all);
  return { asked, read, ids: read.at(-1)?.templates.map(({ id }) => id) };
}

test('a small page is loaded first, and the rest in large ones', async () => {
  const { asked, read } = await readAll(templates(4_500));
  expect(asked).toEqual([
    { limit: 100, skip: 0 },
    { limit: 2000, skip: 100 },
    { limit: 2000, skip: 2100 },
    { limit: 2000, skip: 4100 },
  ]);
  expect(read.map(({ templates: { length }, isPartial }) => [length, isPartial])).toEqual([
    [100, true],
    [2100, true],
    [4100, true],
    [4500, false],
  ]);
});

test('a list that fits on the first page, and an empty one, need a single request', async () => {
  expect((await readAll(templates(100))).asked).toHaveLength(1);
  const { asked, read } = await readAll([]);
  expect(asked).toHaveLength(1);
  expect(read).toEqual([{ templates: [], totalCount: 0, isPartial: false }]);
});

test('a template created in the meantime causes no duplicates', async () => {
  const { ids } = await readAll(templates(150), (stored, pages) => {
    if (pages === 1) stored.unshift(template('new'));
  });
  expect(ids).toEqual(templates(150).map(({ id }) => id));
});

test('templates deleted in the meantime cause no omissions', async () => {
  const { ids } = await readAll(templates(300), (stored, pages) => {
    if (pages === 1) stored.splice(10, 3);
  });
  expect(new Set(ids)).toEqual(new Set(templates(300).map(({ id }) => id)));
});

test('a reloaded list keeps old rows after the new ones, and drops deleted ones', () => {
  const old = templates(6);
  const read = [template('new'), template('0'), template('2')];
  expect(layOverRows(old, read).map(({ id }) => id)).toEqual(['new', '0', '2', '3', '4', '5']);
  expect(layOverRows(old, [template('another')])).toEqual(old);
  expect(layOverRows([], read)).toEqual(read);
});
