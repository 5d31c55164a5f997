import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { printedAnswer, readPdf } from '../../../../testing/pdf.ts';
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

const contentJsonString = '{"name": "<May & Co>", "number": "TP-1"}';

describe('renderWkhtmltopdf', () => {
  test('prints the body with values escaped, and counts the pages', async () => {
    const html = '<p>Dear {{ name }}</p><p style="break-before: page">Policy {{ data.number }}</p>';
    const printed = printedAnswer(await calls.print(html, { input: { contentJsonString } }));
    expect(printed).toMatchObject({ pageCount: 2, missingVariables: [], warnings: [] });
    expect((await readPdf(printed.pdf)).pages).toEqual(['Dear <May & Co>', 'Policy TP-1']);
  });

  test('fills header and footer on every page', async () => {
    const html = '<h1>One</h1><p style="break-before: page">Two</p>';
    const printed = printedAnswer(
      await calls.print(html, {
        input: { contentJsonString },
        marginSettings: { top: 30, bottom: 30 },
        headerSettings: { html: '<p>{{ name }} <b class="page"></b>/<b class="topage"></b></p>', spacing: 2 },
        footerSettings: { left: '{{ number }}', center: '{{ name }}', right: '[page] of [topage]' },
      }),
    );
    expect(printed.warnings).toEqual([]);
    const { pages } = await readPdf(printed.pdf);
    expect(pages).toHaveLength(2);
    pages.forEach((page, index) => {
      for (const text of [`<May & Co> ${index + 1}/2`, 'TP-1', `${index + 1} of 2`]) expect(page).toContain(text);
      expect(page.split('<May & Co>')).toHaveLength(3);
    });
  });

  test('reports all errors of all texts together, each with its position', async () => {
    const broken = 'ok\n{{ name | nosuchfilter }}';
    const part = { html: broken, left: broken, center: broken, right: broken };
    const result = await calls.print(`${broken}\n{% nosuchtag %}`, {
      headerSettings: part,
      footerSettings: part,
      passwordLiquid: broken,
    });
    const paths = ['headerSettings', 'footerSettings'].flatMap((name) =>
      ['html', 'left', 'center', 'right'].map((text) => `${name}.${text}`),
    );
    for (const path of ['html', ...paths, 'passwordLiquid']) {
      expect(expectProblem(result, 'INVALID', path)).toMatchObject({
        line: 2,
        column: 11,
        excerpt: expect.stringContaining('nosuchfilter'),
      });
    }
    const { errors, errors_2: problems, base64, pageCount } = payloadOf(result);
    expect(problems).toHaveLength(11);
    expect(errors).toContainEqual(expect.stringMatching(/^INVALID\|2:11\|[^|]*nosuchfilter[^|]*$/));
    expect(errors).toContainEqual(expect.stringMatching(/^INVALID\|3:\d+\|/));
    expect([base64, pageCount]).toEqual([null, null]);
  });

  test('reports settings with which nothing can be printed, at their own paths', async () => {
    const result = await calls.print('x', {
      marginSettings: { top: -1 },
      headerSettings: { spacing: 500, left: 'x'.repeat(5_242_881) },
    });
    expectProblem(result, 'INVALID', 'marginSettings.top');
    expectProblem(result, 'INVALID', 'headerSettings.spacing');
    expectProblem(result, 'TOO_LONG', 'headerSettings.left');
    expect(payloadOf(result)['errors']).toContainEqual(expect.stringMatching(/^INVALID\|0:0\|The top margin is -1 mm/));
    expectProblem(await calls.print('x', { marginSettings: { top: 290 } }), 'INVALID', 'marginSettings.top');
    expectProblem(await calls.print('a\0'), 'INVALID', 'html');
  });

  test('lists missing data once across all texts', async () => {
    const printed = printedAnswer(
      await calls.print('{{ a }} {{ b }}', { footerSettings: { left: '{{ b }}{{ c }}' }, passwordLiquid: 'x{{ d }}' }),
    );
    expect(printed.missingVariables).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is printed in the requested page size and orientation', async () => {
    const portrait = printedAnswer(await calls.print('x', { pageSize: 'A5' }));
    const landscape = printedAnswer(await calls.print('x', { pageSize: 'A5', orientation: 'LANDSCAPE' }));
    const boxOf = (pdf: Uint8Array) => /MediaBox\s*\[([^\]]*)\]/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
    const [tall, wide] = [portrait, landscape].map(({ pdf }) =>
      boxOf(pdf)?.trim().split(/\s+/).map(Number).map(Math.round),
    );
    // Pages have integer sizes in points, not smaller than the paper.
    expect(tall).toEqual([0, 0, 420, 596]);
    expect(wide).toEqual([0, 0, 596, 420]);
  });

  test('returns the same bytes one by one, for old programs', async () => {
    const query = '{ renderWkhtmltopdf(html: "<p>x</p>") { status value base64 pageCount } }';
    const { value, base64 } = expectSuccess(await calls.post(query)) as { value: number[]; base64: string };
    expect(Buffer.from(value).toString('base64')).toBe(base64);
    expect(Buffer.from(value.slice(0, 5)).toString()).toBe('%PDF-');
  });

  test('returns the bytes once, and limits the documents per request', async () => {
    const { data, errors } = await calls.post(
      '{ renderWkhtmltopdf(html: "x") { a: base64 b: base64 c: value d: value } }',
    );
    expect(data).toMatchObject({
      renderWkhtmltopdf: { a: expect.any(String), b: null, c: expect.any(Array), d: null },
    });
    expect(errors.map(({ path }) => path?.at(-1))).toEqual(['b', 'd']);
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: renderWkhtmltopdf(html: "x") { status }`);
    expect((await calls.post(`{ ${five.join(' ')} }`)).errors[0]?.message).toContain('the cost limit');
  });

  test('requires a sign-in', async () => {
    const { status, code } = await server.post('{ renderWkhtmltopdf(html: "x") { status } }');
    expect([status, code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('warns that nothing is loaded from the address of a header', async () => {
    const printed = printedAnswer(await calls.print('x', { headerSettings: { htmUrl: 'http://127.0.0.1/header' } }));
    expect(printed.warnings).toEqual([
      expect.objectContaining({
        path: 'headerSettings.htmUrl',
        message: expect.stringContaining('headerSettings.html'),
      }),
    ]);
  });

  test('removes links to unsafe addresses, from templates and values, and reports them', async () => {
    const html = `<p>Text</p>\n<a href="javascript:alert(1)">One</a>\n<a href="{{ link }}">Two</a> <a href="{{ site }}">Three</a>`;
    const values = { link: ' JaVa\tScRiPt:alert(2)', site: 'https://example.com/policy' };
    const printed = printedAnswer(await calls.print(html, { input: { contentJsonString: JSON.stringify(values) } }));
    expect(printed.warnings).toMatchObject([
      { path: 'html', line: 2, message: expect.stringContaining('javascript:alert(1)') },
      { path: 'html', message: expect.stringContaining('javascript:alert(2)') },
    ]);
    const bytes = Buffer.from(printed.pdf).toString('latin1');
    expect(bytes).not.toMatch(/javascript/i);
    expect(bytes).toContain('/URI (https://example.com/policy)');
  });

  test('reports elements that are wider than the page in millimetres, and fits them to the page on request', async () => {
    const html = '<p>Text</p>\n<table class="wide"><tr><td><div style="width: 250mm">x</div></td></tr></table>';
    const settings = { marginSettings: { top: 10, right: 10, bottom: 10, left: 10 } };
    const { warnings } = printedAnswer(await calls.print(html, settings));
    expect(warnings).toMatchObject([
      { code: 'WIDTH', path: 'html', line: 2, column: 1, element: expect.stringMatching(/^table\.wide > .*td$/) },
    ]);
    expect(warnings[0]?.overhangMm).toBeGreaterThan(60);
    expect(printedAnswer(await calls.print(html, { ...settings, isFitToPage: true })).warnings).toEqual([]);
  });

  test('reports accessibility problems of a tagged document, with their lines', async () => {
    const html = '<h1>{{ title }}</h1>\n<img alt="" src="data:,">\n<h3>{{ title }}</h3>\n<img src="{{ logo }}">';
    const input = { contentJsonString: '{"title": "Policy", "logo": "/api/v1/files/logo.png"}' };
    const faults = [
      { code: 'PICTURE', path: 'html', line: 4 },
      { code: 'HEADING', path: 'html', line: 3 },
    ];
    const faultsOf = async (options: object) =>
      printedAnswer(await calls.print(html, { input, ...options })).warnings.filter(
        ({ code }) => code === 'PICTURE' || code === 'HEADING',
      );
    expect(await faultsOf({ isTagged: true })).toMatchObject(faults);
    expect(await faultsOf({ isAccessibilityChecked: true })).toMatchObject(faults);
    expect(await faultsOf({})).toEqual([]);
  });

  test('is so costly that one request may not print many', async () => {
    const fields = Array.from({ length: 21 }, (_, index) => `r${index}: renderWkhtmltopdf(html: "") { status }`);
    expect((await calls.post(`{ ${fields.join(' ')} }`)).code).toBe('LIMIT_EXCEEDED');
  });
});

describe('renderWkhtmltopdfTemplate', () => {
  const graphQlQuery = 'query ($name: String) { templates(where: { name: $name }) { list { name } } }';
  const variablesJsonString = '{"name": "Certificate"}';

  test('prints the saved template with its query result, and the content merged over it', async () => {
    const id = await calls.create('wkhtmltopdf', {
      name: 'Certificate',
      html: '<p>{{ templates.list[0].name }} {{ extra }} {{ data.extra }}</p>',
      graphQlQuery,
    });
    await calls.saveDraft(id, '{"html": "<p>Draft</p>"}');
    const input = { variablesJsonString, contentJsonString: '{"extra": "more"}' };
    const printed = printedAnswer(await calls.renderSaved('wkhtmltopdf', id, input));
    expect((await readPdf(printed.pdf)).pages).toEqual(['Certificate more more']);
  });

  test('uses the template’s name as the document’s title if its HTML has none', async () => {
    const titleOf = async (html: string) => {
      const id = await calls.create('wkhtmltopdf', { name: 'Certificate of cover', html });
      const { pdf } = printedAnswer(await calls.renderSaved('wkhtmltopdf', id));
      return /\/Title \(([^)]*)\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
    };
    expect(await titleOf('<p>x</p>')).toBe('Certificate of cover');
    expect(await titleOf('<title>Renewal</title><p>x</p>')).toBe('Renewal');
  });

  test('reports a failed query with a message and a code', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x', graphQlQuery: '{\n  policies {\n    nosuch\n  }\n}' });
    const result = await calls.renderSaved('wkhtmltopdf', id);
    expect(expectProblem(result, 'INVALID', 'graphQlQuery')).toMatchObject({ line: 3, column: 5 });
    expect(payloadOf(result)['errors']).toEqual([expect.stringMatching(/^INVALID\|3:5\|.*nosuch/)]);
    const noJson = await calls.renderSaved('wkhtmltopdf', id, { contentJsonString: '[' });
    expectProblem(noJson, 'INVALID', 'input.contentJsonString');
  });

  test('finds no template of another kind or tenant, and requires a sign-in', async () => {
    const id = await calls.create('wkhtmltopdf', { html: 'x' });
    const stranger = templateCalls(server, await given.user(server));
    for (const result of [
      await stranger.renderSaved('wkhtmltopdf', id),
      await calls.renderSaved('wkhtmltopdf', 'none'),
      await calls.renderSaved('wkhtmltopdf', await calls.create('sms', { bodyLiquid: 'x' })),
    ]) {
      expectProblem(result, 'NOT_FOUND', 'templateId');
      expect(payloadOf(result)['errors']).toEqual(['NOT_FOUND|0:0|There is no template with this id.']);
    }
    const unsigned = await server.post(`{ renderWkhtmltopdfTemplate(templateId: "${id}") { status } }`);
    expect(unsigned.status).toBe(401);
  });
});

test('a server without a browser reports this in its response and its log', async () => {
  const bare = await startTestServer({ config: { chromiumPath: '/nonexistent' } });
  try {
    const theirs = templateCalls(bare, await given.user(bare));
    const result = await theirs.print('<p>x</p>');
    const { message } = expectProblem(result, 'BUSY');
    expect(message).toMatch(/^Documents cannot be printed at the moment/);
    expect(payloadOf(result)['errors']).toEqual([expect.stringMatching(/^BUSY\|0:0\|/)]);
    expect(bare.logLines.join()).toContain('The browser /nonexistent does not start');
  } finally {
    await bare.close();
  }
});
