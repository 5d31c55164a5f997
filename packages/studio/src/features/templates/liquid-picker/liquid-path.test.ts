import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { queryOf } from '../query/query-library.ts';
import { firstOpen, searchPaths, shownValue, toLiquidPath, toPickedPath, toRows, valueAt } from './liquid-path.ts';
import { toPathTree, type PathNode } from './path-tree.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../../schema.graphql', import.meta.url), 'utf8'));

function treeOf(query: string): readonly PathNode[] {
  return toPathTree(schema, query) ?? [];
}

function nodeAt(query: string, key: string): PathNode {
  const names = key.split('.');
  let nodes = treeOf(query);
  let node: PathNode | undefined;
  for (const name of names) {
    node = nodes.find((one) => one.name === name);
    nodes = node?.children() ?? [];
  }
  if (!node) throw new Error(`There is no ${key}`);
  return node;
}

const policies = queryOf('policies');
const content = {
  policies: {
    totalCount: 1,
    list: [
      { issuerNumber: 'P-1', contractInsured: [{ name: 'Ada' }, { name: 'Bo' }], exclusions: [] },
      { issuerNumber: 'P-2' },
    ],
  },
};

describe('toPathTree', () => {
  it('contains the selected fields, under the names used in the response', () => {
    const tree = treeOf('{ mine: policies { list { number: issuerNumber } } }');
    expect(tree.map(({ key }) => key)).toEqual(['mine']);
    expect(nodeAt('{ mine: policies { list { number: issuerNumber } } }', 'mine.list.number')).toMatchObject({
      type: 'String',
      isLeaf: true,
      isList: false,
    });
  });
  it('resolves fragments, and merges fields that are selected twice', () => {
    const names = nodeAt(policies, 'policies.list.contractHolder')
      .children()
      .map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['name', 'englishFirstName', 'registrationNumber', 'typeId']));
    expect(names).toHaveLength(new Set(names).size);
    const twice = '{ policies { list { premium { amount } } list { premium { currencyCode } } } }';
    expect(
      nodeAt(twice, 'policies.list.premium')
        .children()
        .map(({ name }) => name),
    ).toEqual(['amount', 'currencyCode']);
  });
  it('stops if a fragment refers to itself', () => {
    const tree = treeOf('{ policies { ...a } } fragment a on policies { totalCount ...a }');
    expect(tree[0]?.children().map(({ name }) => name)).toEqual(['totalCount']);
  });
  it('shows fields unknown to the schema, without a type', () => {
    expect(nodeAt('{ policies { list { nickname } } }', 'policies.list.nickname')).toMatchObject({
      type: '',
      isLeaf: true,
    });
  });
  it('is undefined for an invalid query', () => {
    expect(toPathTree(schema, '{ policies {')).toBeUndefined();
    expect(toPathTree(schema, 'fragment a on policies { totalCount }')).toBeUndefined();
  });
  it('offers the full schema without a query, except for fields that sign in or render', () => {
    const names = treeOf('').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['policies', 'cases', 'transactions']));
    expect(names.filter((name) => /render|token/i.test(name))).toEqual([]);
  });
  it('descends as deep as requested, even if types are recursive', () => {
    const deep = 'cases.list.proposals.policies.product.benefitGraph.children.children.children.typeId';
    expect(nodeAt('', deep).isLeaf).toBe(true);
  });
});

describe('toLiquidPath', () => {
  it('joins names with dots and uses the first element of a list', () => {
    expect(toLiquidPath(nodeAt(policies, 'policies.list.issuerNumber'), new Map())).toBe(
      'policies.list[0].issuerNumber',
    );
  });
  it('uses the selected element', () => {
    const node = nodeAt(policies, 'policies.list.contractInsured.name');
    const indexes = new Map([['policies.list.contractInsured', 2]]);
    expect(toLiquidPath(node, indexes)).toBe('policies.list[0].contractInsured[2].name');
  });
  it('ends at a list of objects for a loop, and refers to one value in a list of values', () => {
    expect(toLiquidPath(nodeAt(policies, 'policies.list'), new Map())).toBe('policies.list');
    const hosts = nodeAt('{ tenantSettings { hosts } }', 'tenantSettings.hosts');
    expect(toLiquidPath(hosts, new Map())).toBe('tenantSettings.hosts[0]');
  });
});

describe('toPickedPath', () => {
  it('refers to a single value, or for a list of objects to the value that a loop prints', () => {
    expect(toPickedPath(nodeAt(policies, 'policies.list.issuerNumber'), new Map())).toEqual({
      path: 'policies.list[0].issuerNumber',
    });
    expect(toPickedPath(nodeAt(policies, 'policies.list.contractInsured'), new Map())).toEqual({
      path: 'policies.list[0].contractInsured',
      loopValue: 'name',
    });
  });
  it('is undefined for an object', () => {
    expect(toPickedPath(nodeAt(policies, 'policies.list.contractHolder'), new Map())).toBeUndefined();
  });
});

describe('valueAt', () => {
  const name = nodeAt(policies, 'policies.list.contractInsured.name');

  it('finds the value at the path', () => {
    expect(valueAt(content, name, new Map())).toBe('Ada');
    expect(valueAt(content, name, new Map([['policies.list.contractInsured', 1]]))).toBe('Bo');
    expect(valueAt(content, nodeAt(policies, 'policies.list.exclusions'), new Map())).toEqual([]);
  });
  it('finds nothing beyond the end of a list, or without data', () => {
    expect(valueAt(content, name, new Map([['policies.list', 5]]))).toBeUndefined();
    expect(valueAt(undefined, name, new Map())).toBeUndefined();
  });
  it('never reads inherited properties', () => {
    const query = '{ policies { constructor: totalCount } }';
    expect(valueAt(content, nodeAt(query, 'policies.constructor'), new Map())).toBeUndefined();
  });
});

describe('the rows of the tree', () => {
  it('start with the record that the query is about expanded', () => {
    const tree = treeOf('{ policies { totalCount list { id premium { amount } } } }');
    const rows = toRows(tree, firstOpen(tree)).map(({ node, level, isOpen }) => [node.key, level, isOpen]);
    expect(rows).toEqual([
      ['policies', 1, true],
      ['policies.totalCount', 2, false],
      ['policies.list', 2, true],
      ['policies.list.id', 3, false],
      ['policies.list.premium', 3, false],
    ]);
  });
  it('are all collapsed if there is more than one', () => expect(firstOpen(treeOf('')).size).toBe(0));
});

describe('searchPaths', () => {
  it('finds paths that contain every word, short ones first', () => {
    const { found, hasMore } = searchPaths(treeOf(policies), 'holder NAME');
    expect(found[0]?.key).toBe('policies.list.contractHolder.name');
    expect(hasMore).toBe(false);
  });
  it('accepts a typed path', () => {
    expect(searchPaths(treeOf(policies), 'premium.amount').found.map(({ key }) => key)).toEqual([
      'policies.list.premium.amount',
    ]);
  });
  it('terminates for a recursive schema', () => {
    const { found, hasMore } = searchPaths(treeOf(''), 'e');
    expect([found.length, hasMore]).toEqual([100, true]);
    expect(searchPaths(treeOf(''), 'nothingIsCalledThis').found).toEqual([]);
  });
});

describe('shownValue', () => {
  it.each([
    ['Ada', 'Ada'],
    [1.5, '1.5'],
    [false, 'false'],
    [null, ''],
    [[1, 2], '[2]'],
    [{ a: 1, b: 2 }, '{ a, b }'],
  ])('shows %j as %j', (value, text) => expect(shownValue(value)).toBe(text));
  it('truncates long values', () => expect(shownValue('x'.repeat(90))).toHaveLength(61));
});
