import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
});
afterAll(async () => server.close());

const settings = `... on wkhtmltopdfTemplate { html passwordLiquid password ownerPasswordLiquid permissions
  orientation pageSize isTagged isFitToPage minimumPrintSizePercent
  marginSettings { top right bottom left }
  headerSettings { html left center right fontName fontSize line spacing htmUrl }
  footerSettings { html left center right fontName fontSize line spacing htmUrl } }`;

const noPart = {
  html: null,
  left: null,
  center: null,
  right: null,
  fontName: null,
  fontSize: null,
  line: null,
  spacing: 0,
  htmUrl: null,
};

const defaults = {
  html: '',
  passwordLiquid: null,
  password: null,
  ownerPasswordLiquid: null,
  permissions: null,
  orientation: null,
  pageSize: null,
  isTagged: null,
  isFitToPage: null,
  minimumPrintSizePercent: null,
  marginSettings: { top: 10, right: 0, bottom: 10, left: 0 },
  headerSettings: noPart,
  footerSettings: noPart,
};

const whole = {
  html: '<p>\r\nDear {{ name }},\r\n</p>\n<!-- 保單 -->  ',
  passwordLiquid: '{{ holder.id }}\r\n',
  password: 'päss',
  ownerPasswordLiquid: '{{ issuer.key }}',
  permissions: ['COPY', 'PRINT'],
  orientation: 'LANDSCAPE',
  pageSize: 'LETTER',
  isTagged: true,
  isFitToPage: true,
  minimumPrintSizePercent: 70,
  marginSettings: { top: 25.4, right: 1, bottom: 0, left: 2.5 },
  headerSettings: {
    html: '<!doctype html>\r\n<b class="page"></b>',
    left: 'a',
    center: '[page]',
    right: '{{ c }}',
    fontName: 'Arial',
    fontSize: 9,
    line: true,
    spacing: 1.8,
    htmUrl: 'http://old.test/header',
  },
  footerSettings: { ...noPart, center: '[page] / [topage]', spacing: 3 },
};

describe('createWkhtmltopdfTemplate', () => {
  test('stores every text byte for byte, and every setting', async () => {
    const id = await calls.create('wkhtmltopdf', whole);
    expect(await calls.find(id, settings)).toMatchObject({ ...whole, type: 'wkhtmltopdf', templateView: 'html-pdf' });
  });

  test.each([
    {},
    Object.fromEntries(Object.keys(defaults).map((field) => [field, null])),
    { marginSettings: {}, headerSettings: {}, footerSettings: { spacing: null } },
  ])('has defaults for omitted fields: %j', async (input) => {
    expect(await calls.find(await calls.create('wkhtmltopdf', input), settings)).toMatchObject(defaults);
  });

  test('reports all problems together, each with its path', async () => {
    const long = 'x'.repeat(5 * 1024 * 1024 + 1);
    const result = await calls.tryToCreate('wkhtmltopdf', {
      name: '',
      html: long,
      password: 'é'.repeat(64),
      graphQlQuery: '{',
      marginSettings: { top: -1, left: 1e9 },
      headerSettings: { spacing: -0.1, fontSize: 0, fontName: 'f'.repeat(201) },
      footerSettings: { spacing: 421, fontSize: 65, htmUrl: `http://${'h'.repeat(2000)}` },
    });
    expectProblem(result, 'REQUIRED', 'input.name');
    for (const path of ['html', 'password', 'headerSettings.fontName', 'footerSettings.htmUrl']) {
      expectProblem(result, 'TOO_LONG', `input.${path}`);
    }
    for (const path of ['marginSettings.top', 'marginSettings.left', 'headerSettings.spacing']) {
      expectProblem(result, 'INVALID', `input.${path}`);
    }
    for (const path of ['headerSettings.fontSize', 'footerSettings.spacing', 'footerSettings.fontSize']) {
      expectProblem(result, 'INVALID', `input.${path}`);
    }
    expectProblem(result, 'INVALID', 'input.graphQlQuery');
    expect(payloadOf(result)['errors_2']).toHaveLength(12);
  });

  test.each(['headerSettings.left', 'headerSettings.html', 'footerSettings.center', 'footerSettings.right'])(
    'keeps no text of %s that is too long or has a NUL',
    async (path) => {
      const [part = '', text = ''] = path.split('.');
      const tooLong = await calls.tryToCreate('wkhtmltopdf', {
        name: 'n',
        [part]: { [text]: 'x'.repeat(5 * 1024 * 1024 + 1) },
      });
      expectProblem(tooLong, 'TOO_LONG', `input.${path}`);
      expectProblem(await calls.tryToCreate('wkhtmltopdf', { name: 'n', [part]: { [text]: 'a\0' } }), 'INVALID');
    },
  );

  test('refuses invalid numbers', async () => {
    const document = `mutation { createWkhtmltopdfTemplate(input: { name: "n", marginSettings: { top: 1e999 },
      headerSettings: { spacing: 1e999 } }) { status errors errors_2 { code message path } } }`;
    const result = await calls.post(document);
    expectProblem(result, 'INVALID', 'input.marginSettings.top');
    expectProblem(result, 'INVALID', 'input.headerSettings.spacing');
  });

  test.each([
    ['A5', 'PORTRAIT', { top: 100, bottom: 101 }, 'top'],
    ['A5', 'LANDSCAPE', { top: 70, bottom: 69 }, 'top'],
    ['A4', null, { left: 101, right: 100 }, 'left'],
    ['A3', 'LANDSCAPE', { left: 211, right: 200 }, 'left'],
    [null, 'LANDSCAPE', { top: 150, bottom: 60 }, 'top'],
  ])('requires margins that leave room on a page %s %s: %j', async (pageSize, orientation, marginSettings, side) => {
    const input = { name: 'n', pageSize, orientation, marginSettings };
    const { message } = expectProblem(
      await calls.tryToCreate('wkhtmltopdf', input),
      'INVALID',
      `input.marginSettings.${side}`,
    );
    expect(message).toContain('at least 10 mm');
  });

  test('accepts a template of 5 MiB, and returns it', async () => {
    const html = '保'.repeat(1024 * 1024) + 'x'.repeat(2 * 1024 * 1024);
    const id = await calls.create('wkhtmltopdf', { html });
    expect((await calls.find(id, settings))?.['html'] === html).toBe(true);
  });
});

describe('updateWkhtmltopdfTemplate', () => {
  test('retains omitted fields', async () => {
    const id = await calls.create('wkhtmltopdf', whole);
    expectSuccess(await calls.update('wkhtmltopdf', id, { name: 'Renamed' }));
    expect(await calls.find(id, settings)).toMatchObject({ ...whole, name: 'Renamed' });
    expectSuccess(await calls.update('wkhtmltopdf', id, { html: 'New' }));
    expect(await calls.find(id, settings)).toMatchObject({ ...whole, html: 'New' });
  });

  test('replaces settings completely', async () => {
    const id = await calls.create('wkhtmltopdf', whole);
    const input = { headerSettings: { html: 'H' }, footerSettings: { spacing: 2 }, marginSettings: { left: 3 } };
    expectSuccess(await calls.update('wkhtmltopdf', id, input));
    expect(await calls.find(id, settings)).toMatchObject({
      ...whole,
      headerSettings: { ...noPart, html: 'H' },
      footerSettings: { ...noPart, spacing: 2 },
      marginSettings: { top: 10, right: 0, bottom: 10, left: 3 },
    });
  });

  test('resets fields that are null to their defaults', async () => {
    const id = await calls.create('wkhtmltopdf', whole);
    const nothing = Object.fromEntries(Object.keys(defaults).map((field) => [field, null]));
    expectSuccess(await calls.update('wkhtmltopdf', id, nothing));
    expect(await calls.find(id, settings)).toMatchObject(defaults);
  });

  test('checks the margins against the stored page', async () => {
    const id = await calls.create('wkhtmltopdf', { marginSettings: { left: 80, right: 80 } });
    const refused = await calls.update('wkhtmltopdf', id, { pageSize: 'A5' });
    expectProblem(refused, 'INVALID', 'input.marginSettings.left');
    expectSuccess(await calls.update('wkhtmltopdf', id, { pageSize: 'A5', orientation: 'LANDSCAPE' }));
    const turned = await calls.update('wkhtmltopdf', id, { orientation: null });
    expectProblem(turned, 'INVALID', 'input.marginSettings.left');
    expect(await calls.find(id, settings)).toMatchObject({ pageSize: 'A5', orientation: 'LANDSCAPE' });
  });

  test('reports all problems together', async () => {
    const id = await calls.create('wkhtmltopdf', whole);
    const input = { name: '', passwordLiquid: 'x'.repeat(5_242_881), marginSettings: { top: -1 } };
    const refused = await calls.update('wkhtmltopdf', id, input);
    expectProblem(refused, 'REQUIRED', 'input.name');
    expectProblem(refused, 'TOO_LONG', 'input.passwordLiquid');
    expectProblem(refused, 'INVALID', 'input.marginSettings.top');
    expect(await calls.find(id, settings)).toMatchObject(whole);
  });

  test('reads settings of a newer version that it does not know as the default', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'Kept' });
    const content = { html: 'Kept', marginSettings: [1], pageSize: 'B5', headerSettings: { spacing: '3' }, more: 1 };
    await server.sql`update templates set content = ${JSON.stringify(content)}::jsonb where id = ${id}`;
    expect(await calls.find(id, settings)).toMatchObject({ ...defaults, html: 'Kept' });
  });
});

test('templates lists them by type', async () => {
  const theirs = templateCalls(server, await given.user(server));
  const id = await theirs.create('wkhtmltopdf', { logicalId: 'schedule' });
  await theirs.create('sms', { logicalId: 'schedule' });
  const found = await theirs.list({ where: { type: 'wkhtmltopdf', logicalId: 'schedule' } });
  expect(found.map((each) => each.id)).toEqual([id]);
});
