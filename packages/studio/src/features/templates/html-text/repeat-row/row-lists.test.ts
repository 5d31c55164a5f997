import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { toPathTree } from '../../liquid-picker/path-tree.ts';
import { queryOf } from '../../query/query-library.ts';
import { firstFields, isListPath, itemNameOf, listsOf, toRowLoop, wholeItem } from './row-lists.ts';

const field = (name: string, isOptional = false) => ({ name, isOptional });
const schema = buildSchema(readFileSync(new URL('../../../../../../../schema.graphql', import.meta.url), 'utf8'));

test('the lists in the query for policies include the benefits with their displayed fields', () => {
  const lists = listsOf(toPathTree(schema, queryOf('policies')) ?? [], undefined);
  const paths = lists.map(({ path }) => path);
  expect(paths).toContain('policies.list');
  expect(paths).toContain('policies.list[0].contractInsured');
  const benefits = lists.find(({ path }) => path === 'policies.list[0].product.benefits');
  expect(benefits?.fields.slice(0, 2)).toEqual([
    { name: 'name', isOptional: false },
    { name: 'formattedValue', isOptional: true },
  ]);
  const policies = lists.find(({ path }) => path === 'policies.list');
  expect(policies?.fields).toContainEqual({ name: 'product.name', isOptional: false });
});

test('lists in the data that no query selects come last', () => {
  const content = {
    policies: { list: [] },
    covers: [{ name: 'a', limit: 1, isIn: false, parts: [1, 2], at: { b: 1 } }],
    'a b': [1],
  };
  const lists = listsOf(toPathTree(schema, '{ policies { list { id } } }') ?? [], content);
  expect(lists).toEqual([
    { path: 'policies.list', fields: [{ name: 'id', isOptional: false }] },
    {
      path: 'covers',
      fields: [
        { name: 'name', isOptional: false },
        { name: 'limit', isOptional: true },
        { name: 'isIn', isOptional: false },
      ],
    },
    { path: 'covers[0].parts', fields: [] },
  ]);
});

test('an item is named after its list', () => {
  expect(itemNameOf('policies.list[0].product.benefits')).toBe('benefit');
  expect(itemNameOf('policies.list')).toBe('policy');
  expect(itemNameOf('holder.addresses')).toBe('address');
  for (const path of ['list', 'contractInsured', 'status', 's']) expect(itemNameOf(path)).toBe('item');
});

test('a path consists of names and indexes', () => {
  for (const path of ['benefits', 'policies.list[0].product.benefits', 'a-b.c_d']) expect(isListPath(path)).toBe(true);
  for (const path of ['', 'a b', 'a.', 'a[x]', 'a %}{% b', '{{ a }}', '1..2']) expect(isListPath(path)).toBe(false);
});

test('empty cells get the fields in order, and other cells keep their text', () => {
  const list = { path: 'benefits', fields: [field('name'), field('value')] };
  expect(firstFields(['', 'HKD', '', ''], list)).toEqual(['name', '', 'value', '']);
  expect(firstFields([''], { path: 'tags', fields: [] })).toEqual([wholeItem]);
});

test('the loop is Liquid', () => {
  expect(
    toRowLoop({ path: 'policy.benefits', fields: [field('name'), field('limit', true)] }, [
      'name',
      '',
      'limit',
      wholeItem,
    ]),
  ).toEqual({
    start: '{% for benefit in policy.benefits %}',
    end: '{% endfor %}',
    cells: ['{{ benefit.name }}', undefined, '{{ benefit.limit | default: "" }}', '{{ benefit }}'],
  });
});
