import { describe, expect, test } from 'vitest';
import { othersAtHost, shareHost, type AppAtHost } from './shared-host.ts';

const host = 'harbour-portal.localhost';

function app(name: string, change: Partial<AppAtHost> = {}): AppAtHost {
  const year = 2000 + name.charCodeAt(0);
  return {
    appId: `id${name}`,
    name,
    hosts: [host],
    regexPattern: '',
    order: '',
    createdAt: `${year}-01-01T00:00:00Z`,
    isPublished: true,
    ...change,
  };
}

/** The app that is to be added; A is older, Z is newer. */
const added = (change: Partial<AppAtHost> = {}) => app('M', { hosts: [], ...change });

function linesOf(others: readonly AppAtHost[], one = added()) {
  const { opened } = shareHost([...others, one], host, one) ?? { opened: [] };
  return opened.map(({ name, opens, regexPattern }) => [name, opens, regexPattern].join(' ').trim());
}

describe('which app opens at a shared host', () => {
  test.each<[string, AppAtHost[], AppAtHost, string[]]>([
    ['the older of two without a pattern', [app('A')], added(), ['A everywhere', 'M never']],
    ['the added app if it is the older one', [app('Z')], added(), ['M everywhere', 'Z never']],
    ['the one with an order', [app('A'), app('Z', { order: '3' })], added(), ['Z everywhere', 'A never', 'M never']],
    ['the lower order, as a number', [app('A', { order: '10' })], added({ order: ' 9 ' }), ['M everywhere', 'A never']],
    ['each by its pattern', [app('A', { regexPattern: '^/a' })], added(), ['A atPattern ^/a', 'M elsewhere']],
    [
      'never behind an app without a pattern',
      [app('A')],
      added({ regexPattern: '^/m' }),
      ['A everywhere', 'M never ^/m'],
    ],
    [
      'by pattern only',
      [app('A', { regexPattern: '^/a' })],
      added({ regexPattern: '^/m' }),
      ['A atPattern ^/a', 'M atPattern ^/m'],
    ],
    ['not an unpublished app', [app('A', { isPublished: false })], added(), ['M everywhere']],
    [
      'the older one instead of one that does not exist yet',
      [app('Z')],
      added({ createdAt: '' }),
      ['Z everywhere', 'M never'],
    ],
    ['the older one while the order is not a number', [app('A')], added({ order: 'x' }), ['A everywhere', 'M never']],
  ])('is %s', (_, others, one, lines) => {
    expect(linesOf(others, one)).toEqual(lines);
  });
});

test('a host without other apps is not shared', () => {
  expect(shareHost([added({ hosts: [host] })], host, added())).toBeUndefined();
  expect(shareHost([app('A', { hosts: ['other.localhost'] })], host, added())).toBeUndefined();
  expect(shareHost([app('A')], '', added())).toBeUndefined();
});

test('the host is found as typed, and unpublished apps are among its apps', () => {
  const apps = [app('Z', { isPublished: false }), app('A'), added()];
  expect(othersAtHost(apps, ` ${host.toUpperCase()} `, added().appId).map(({ name }) => name)).toEqual(['A', 'Z']);
});
