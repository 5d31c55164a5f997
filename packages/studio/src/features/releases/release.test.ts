import { expect, test } from 'vitest';
import {
  actionsOf,
  filterReleases,
  isFirstOf,
  isObstructed,
  isReturn,
  previewAddress,
  toGates,
  toRelease,
} from './release.ts';

const sent = {
  id: '1',
  name: 'Spring',
  description: null,
  state: 'FAILED' as const,
  cause: 'CREATED' as const,
  items: [],
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: null,
  publishedAt: null,
  publishedBy: null,
  rolledBackAt: null,
  rolledBackBy: null,
  scheduledAt: null,
  scheduledZone: null,
  failure: [{ code: 'NOT_FOUND', message: 'The product no longer exists.', path: null }],
  liveRevision: 'a',
  canRollBack: false,
  revision: 'b',
};

test('absent fields of a release are empty', () => {
  const release = toRelease(sent);
  expect(release).toMatchObject({ description: '', publishedAt: '', failure: [{ code: 'NOT_FOUND' }] });
});

test('a live release can be rolled back if there is an earlier one; any other release can go live', () => {
  expect(actionsOf({ state: 'LIVE', canRollBack: true })).toEqual(['rollBack']);
  expect(actionsOf({ state: 'LIVE', canRollBack: false })).toEqual([]);
  expect(actionsOf({ state: 'SCHEDULED', canRollBack: false })).toEqual(['publish', 'cancelSchedule', 'delete']);
  for (const state of ['READY', 'SUPERSEDED', 'FAILED'] as const) {
    expect(actionsOf({ state, canRollBack: false })).toContain('schedule');
  }
});

test('a release is previewed on its own origin, or by a link if there is no host name for one', () => {
  const here = { protocol: 'http:', port: '4000' };
  const id = '0123456789abcdef0123456789abcdef';
  expect(previewAddress(id, 'travel.localhost', here)).toBe(`http://${id}--travel.localhost:4000/`);
  const long = `${'n'.repeat(30)}.localhost`;
  expect(previewAddress(id, long, { ...here, port: '' })).toBe(`http://${long}/.preview/${id}`);
  expect(previewAddress(id, 'www.insurer.example', here)).toBe(`https://www.insurer.example/.preview/${id}`);
});

test('releases are found by name, description, app and author', () => {
  const item = {
    kind: 'app',
    itemId: 'webShop',
    name: 'Shop',
    action: 'PUBLISH' as const,
    number: 1,
    isLive: false,
    changes: [],
    outsideOrigins: [],
    sizeBytes: 1,
  };
  const one = toRelease({ ...sent, description: 'New prices', createdBy: { username: 'mei@a.test' }, items: [item] });
  const other = toRelease({ ...sent, id: '2', name: 'Autumn' });
  const found = (text: string) => filterReleases([one, other], text);
  expect(found(' ')).toEqual([one, other]);
  for (const text of ['spring', 'PRICES', 'shop', 'webshop', ' mei@']) expect(found(text)).toEqual([one]);
  expect(found('nobody')).toEqual([]);
});

test('the first release of an app has nothing to compare it with', () => {
  const change = { part: 'APP' as const, action: 'ADDED' as const, count: 1, names: ['Shop'] };
  expect(isFirstOf({ changes: [change] })).toBe(true);
  expect(isFirstOf({ changes: [{ ...change, part: 'PAGE' }] })).toBe(false);
  expect(isFirstOf({ changes: [] })).toBe(false);
});

test('a failed gate obstructs a release, except a return to earlier states, which is confirmed', () => {
  const gate = { state: 'FAILED' as const, problems: [] };
  const order = toGates([{ ...gate, name: 'ORDER' }]);
  expect([isObstructed(order), isReturn(order)]).toEqual([false, true]);
  const references = toGates([{ ...gate, name: 'REFERENCES' }]);
  expect([isObstructed(references), isReturn(references)]).toEqual([true, false]);
});
