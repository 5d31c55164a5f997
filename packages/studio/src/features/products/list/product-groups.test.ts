import { describe, expect, it } from 'vitest';
import { filterGroups, groupProducts, isFoundByName, toRows } from './product-groups.ts';
import { compareVersions, type Product } from '../product.ts';

function product(plan: string, type: string, version: string, createdAt: string, over: Partial<Product> = {}): Product {
  return {
    key: { plan, type, version },
    name: `${plan} ${version}`,
    names: undefined,
    effectiveFrom: '',
    insurerId: '',
    insurerName: '',
    createdAt,
    createdBy: '',
    changedAt: createdAt,
    changedBy: '',
    revision: undefined,
    ...over,
  };
}

const travel1 = product('travel', 'trip', '2026.1', '2026-01-01T00:00:00.000Z', {
  changedAt: '2026-06-01T00:00:00.000Z',
  changedBy: 'may',
});
const travel2 = product('travel', 'trip', '2026.10', '2026-03-01T00:00:00.000Z', {
  changedBy: 'kelvin',
  name: '旅遊樂',
});
const health = product('health', 'vhis', '1', '2026-02-01T00:00:00.000Z');

describe('groupProducts', () => {
  it('groups by plan and type, newest product first', () => {
    expect(groupProducts([travel1, health, travel2]).map(({ key }) => key)).toEqual(['travel|trip', 'health|vhis']);
  });
  it('sorts the versions of a group by number, highest first', () => {
    const versions = groupProducts([travel1, travel2])[0]?.versions.map(({ key }) => key.version);
    expect(versions).toEqual(['2026.10', '2026.1']);
  });
  it('shows who changed the group last', () => {
    expect(groupProducts([travel2, travel1])[0]?.lastChanged.changedBy).toBe('may');
  });
  it('distinguishes plans and types that look the same when joined', () => {
    expect(groupProducts([product('a_b', 'c', '1', ''), product('a', 'b_c', '1', '')])).toHaveLength(2);
  });
});

describe('compareVersions', () => {
  it('puts the version without a name first', () => {
    expect(['2', '', '10', '1.9', '1.10'].toSorted(compareVersions)).toEqual(['', '1.9', '1.10', '2', '10']);
  });
  it('never treats two different versions as equal', () => {
    expect(compareVersions('01', '1')).not.toBe(0);
  });
});

describe('filterGroups', () => {
  const groups = groupProducts([travel1, travel2, health]);
  it('finds plans, types and names, ignoring case', () => {
    expect(filterGroups(groups, ' VHIS ').map(({ plan }) => plan)).toEqual(['health']);
    expect(filterGroups(groups, '旅遊').map(({ plan }) => plan)).toEqual(['travel']);
  });
  it('keeps all groups if the text is empty', () => {
    expect(filterGroups(groups, '  ')).toHaveLength(2);
  });
  it('reports if only a name matches', () => {
    expect(groups.map((group) => isFoundByName(group, '旅遊'))).toEqual([true, false]);
    expect(groups.map((group) => isFoundByName(group, 'travel'))).toEqual([false, false]);
  });
});

describe('toRows', () => {
  it('puts the versions of an expanded group between its header and its actions', () => {
    const rows = toRows(groupProducts([travel1, travel2, health]), ({ plan }) => plan === 'travel');
    expect(rows.map(({ kind }) => kind)).toEqual([
      'group',
      'version-head',
      'version',
      'version',
      'group-actions',
      'group',
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});
