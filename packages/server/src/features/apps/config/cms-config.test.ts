import { describe, expect, test } from 'vitest';
import { applyPatch, themeMaxBytes, toConfigPatch, validateConfigInput, validateMerged } from './cms-config.ts';

const toLocale = (tag: string) => ({ 'en-us': 'en-US', 'en-US': 'en-US', 'zh-HK': 'zh-HK' })[tag];
const validate = (input: Parameters<typeof validateConfigInput>[0]) =>
  validateConfigInput(input, 'config', toLocale).map(({ code, path }) => `${code} ${path}`);

describe('a patch', () => {
  test('leaves omitted fields, clears those that are null and replaces the rest', () => {
    const config = {
      themeJsonString: '{ "a":1 }',
      defaultLocale: 'en-US',
      head: { title: 'Old', script: [{ src: '/a' }] },
    };
    const patch = toConfigPatch({ defaultLocale: null, head: { title: 'New' }, endpointsJsonString: '' }, toLocale);
    expect(applyPatch(config, patch)).toEqual({ themeJsonString: '{ "a":1 }', head: { title: 'New' } });
  });

  test('has canonical locales, each once', () => {
    expect(toConfigPatch({ allowedLocales: ['en-us', 'en-US'], defaultLocale: 'en-us' }, toLocale)).toEqual({
      allowedLocales: ['en-US'],
      defaultLocale: 'en-US',
    });
  });

  test('must not result in a default locale that is not allowed', () => {
    const merged = applyPatch({ defaultLocale: 'en-US' }, { allowedLocales: ['zh-HK'] });
    expect(validateMerged(merged, 'config')).toMatchObject([{ code: 'INVALID', path: 'config.defaultLocale' }]);
    expect(validateMerged({ defaultLocale: 'en-US' }, 'config')).toEqual([]);
  });
});

describe('a configuration', () => {
  test.each([
    [{ themeJsonString: '{"a":' }, 'INVALID config.themeJsonString'],
    [{ themeJsonString: '[]' }, 'INVALID config.themeJsonString'],
    [{ themeJsonString: 'null' }, 'INVALID config.themeJsonString'],
    [{ themeJsonString: '{"a":1e999}' }, 'INVALID config.themeJsonString'],
    [{ themeJsonString: JSON.stringify({ a: '色'.repeat(themeMaxBytes / 3) }) }, 'TOO_LONG config.themeJsonString'],
    [{ endpointsJsonString: '{"a":"http://insurer.example"}' }, 'INVALID config.endpointsJsonString'],
    [{ endpointsJsonString: '{"a":["https://me:secret@insurer.example"]}' }, 'INVALID config.endpointsJsonString'],
    [{ allowedLocales: ['xx-XX'] }, 'INVALID config.allowedLocales.0'],
    [{ defaultLocale: 'nonsense' }, 'INVALID config.defaultLocale'],
    [{ allowedLocales: Array.from({ length: 51 }, () => 'en-US') }, 'LIMIT_EXCEEDED config.allowedLocales'],
    [{ guestLoginCredentials: { username: '', password: 'p' } }, 'REQUIRED config.guestLoginCredentials.username'],
  ])('%j is refused', (input, problem) => {
    expect(validate(input)).toEqual([problem]);
  });

  test('may have lists of providers, empty texts and a theme of maximum size', () => {
    const analyticsProvidersJsonString = '[{"name":"matomo"}]';
    const rest = themeMaxBytes - JSON.stringify({ a: '' }).length;
    const themeJsonString = JSON.stringify({ a: 'x'.repeat(rest) });
    expect(validate({ analyticsProvidersJsonString, paymentProvidersJsonString: '', themeJsonString })).toEqual([]);
  });
});

describe('an HTTP header', () => {
  const validateHeader = (headers: unknown) => validate({ httpHeadersJsonString: JSON.stringify(headers) });

  test.each<{ [name: string]: unknown }>([
    { 'X-Robots-Tag': 'noindex' },
    { 'Content-Language': 'en-US, zh-HK' },
    { 'permissions-policy': 'camera=()' },
  ])('may be %j', (headers) => {
    expect(validateHeader(headers)).toEqual([]);
  });

  test.each<{ [name: string]: unknown }>([
    { 'Content-Security-Policy': "default-src 'none'" },
    { 'Set-Cookie': 'a=b' },
    { 'Transfer-Encoding': 'chunked' },
    { Connection: 'close' },
    { 'Access-Control-Allow-Origin': '*' },
    { 'Referrer-Policy': 'unsafe-url' },
    { 'X-Frame-Options': 'ALLOWALL' },
    { 'X-Robots-Tag': 'a\r\nSet-Cookie: b' },
    { 'X-Robots-Tag': 1 },
    { 'X-Robots-Tag': 'noindex', 'x-robots-tag': 'all' },
    { toString: 'a' },
  ])('%j is refused', (headers) => {
    expect(validateHeader(headers)).toEqual(['INVALID config.httpHeadersJsonString']);
  });
});

describe('the head of a page', () => {
  test('may have scripts, meta elements, links and a text without scripts', () => {
    const head = {
      title: 'Travel',
      metaJsonString: '[{"name":"description","content":"Travel insurance"}]',
      linkJsonString: '[{"rel":"icon","href":"/icon.png"}]',
      script: [{ src: 'https://analytics.example/a.js', async: true }, { innerHTML: 'window.a = 1' }],
      noScript: [{ innerHTML: 'Switch on JavaScript.' }],
    };
    expect(validate({ head })).toEqual([]);
  });

  test.each([
    [{ metaJsonString: '[{"http-equiv":"refresh","content":"0"}]' }, 'metaJsonString'],
    [{ metaJsonString: '["description"]' }, 'metaJsonString'],
    [{ linkJsonString: '[{"rel":"stylesheet","href":"/a.css"}]' }, 'linkJsonString'],
    [{ linkJsonString: '[{"rel":"icon","href":"javascript:alert(1)"}]' }, 'linkJsonString'],
    [{ linkJsonString: '[{"rel":"icon","href":"/a.png","onload":"alert(1)"}]' }, 'linkJsonString'],
    [{ script: [{ src: '//evil.example/a.js' }] }, 'script.0'],
    [{ script: [{ src: 'data:text/javascript,alert(1)' }] }, 'script.0'],
    [{ script: [{ src: '/a.js', innerHTML: 'b' }] }, 'script.0'],
    [{ script: [{}] }, 'script.0'],
    [{ script: [{ innerHTML: 'a </SCRIPT >' }] }, 'script.0'],
    [{ noScript: [{ src: '/a.js' }] }, 'noScript.0'],
  ])('%j is refused', (head, path) => {
    expect(validate({ head })).toEqual([`INVALID config.head.${path}`]);
  });
});
