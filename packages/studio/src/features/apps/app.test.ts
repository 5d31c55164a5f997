import { describe, expect, test } from 'vitest';
import { isAppTemplateId, toApp, toListedApp } from './app.ts';
import { appAddress } from '../../paths/apps.ts';

const line = { appId: 'travelQuote', appName: null, urlRouting: null, createdAt: null, revision: '1' };

test('an app without a name is shown by its id, and absent fields are empty', () => {
  expect(toListedApp(line)).toEqual({
    appId: 'travelQuote',
    name: 'travelQuote',
    host: '',
    order: '',
    regexPattern: '',
    createdAt: '',
    revision: '1',
  });
});

test('an app that has never been changed was last changed when it was created', () => {
  const app = toApp({
    ...line,
    createdAt: '2026-11-20T10:00:00Z',
    createdBy: { username: 'kelvin' },
    appTemplateId: 'blank',
    email: null,
    emailSenderName: null,
    onRequestTemplateId: null,
    requestsEmail: null,
    isRequestsEmailOfUser: null,
    hosts: ['travel.localhost'],
    liveRelease: null,
    soldProducts: [
      { productId: { plan: 'travel', type: 'single', version: null }, product: null },
      { productId: { plan: 'travel', type: 'annual', version: '2' }, product: { name: 'Annual' } },
    ],
    lastModifiedAt: null,
    lastModifiedBy: null,
  });
  expect(app).toMatchObject({ changedAt: '2026-11-20T10:00:00Z', changedBy: 'kelvin', hosts: ['travel.localhost'] });
  expect(app.soldProducts).toEqual([
    { plan: 'travel', type: 'single', version: '', name: undefined },
    { plan: 'travel', type: 'annual', version: '2', name: 'Annual' },
  ]);
});

test('only existing templates are valid template ids', () => {
  expect(isAppTemplateId('distribution_website')).toBe(true);
  expect(isAppTemplateId('webshop')).toBe(false);
  expect(isAppTemplateId('portal')).toBe(false);
});

describe('the address of an app', () => {
  test("on this machine, it has the studio's port", () => {
    expect(appAddress('travel.localhost', { protocol: 'http:', port: '4000' })).toBe('http://travel.localhost:4000/');
    expect(appAddress('travel.localhost', { protocol: 'http:', port: '' })).toBe('http://travel.localhost/');
  });

  test('elsewhere, it uses HTTPS', () => {
    expect(appAddress('direct.example.com', { protocol: 'http:', port: '4000' })).toBe('https://direct.example.com/');
  });
});
