// Uses a public list of texts that break programs. It is not part of this repository; without it the suite is
// skipped.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { printedAnswer } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../testing/templates.ts';

const listPath = `${import.meta.dirname}/../../../../../../shared/data/naughty-strings.json`;
const isHere = existsSync(listPath);
const texts: string[] = isHere ? [...new Set(JSON.parse(readFileSync(listPath, 'utf8')) as string[])] : [];
/** A separator that does not occur in the list. */
const end = '[the end of this text]';

describe.skipIf(!isHere)('naughty strings', { timeout: 120_000 }, () => {
  let server: TestServer;
  let calls: ReturnType<typeof templateCalls>;
  beforeAll(async () => {
    server = await startTestServer();
    calls = templateCalls(server, await given.user(server));
  }, 120_000);
  afterAll(async () => server?.close());

  test('are returned unchanged from name, description, body, notification and dynamic value', async () => {
    const all = texts.join(end);
    const sms = await calls.create('sms', { name: 'n', bodyLiquid: all });
    expect(await calls.find(sms, '... on smsTemplate { bodyLiquid }')).toMatchObject({ bodyLiquid: all });
    const print = await calls.create('wkhtmltopdf', { html: all, footerSettings: { html: all, left: all } });
    const document = '... on wkhtmltopdfTemplate { html footerSettings { html left } }';
    expect(await calls.find(print, document)).toMatchObject({ html: all, footerSettings: { html: all, left: all } });
    const notification = await calls.create('notification');
    const l10n = [{ key: `templates-${notification}-html`, locale: 'en-US', value: all }];
    expectSuccess(await calls.update('notification', notification, {}, { l10n }));
    const html = '... on notificationTemplate { localizedHtml }';
    expect(await calls.find(notification, html)).toMatchObject({ localizedHtml: all });
    const dynamic = await calls.create('dynamic');
    const valueJsonString = JSON.stringify(texts);
    const add = `mutation ($id: String!, $input: addDynamicValueToTemplateInput!) {
      addDynamicValueToTemplate(templateId: $id, input: $input) { status errors } }`;
    expectSuccess(await calls.post(add, { id: dynamic, input: { valueJsonString } }));
    const values = '... on dynamicTemplate { dynamicValues { valueJsonString value { arrayValue { stringValue } } } }';
    expect(await calls.find(dynamic, values)).toMatchObject({
      dynamicValues: [{ valueJsonString, value: { arrayValue: texts.map((stringValue) => ({ stringValue })) } }],
    });
  });

  test('are searched for literally, never as patterns', async () => {
    const named = texts.filter((text) => text.trim() !== '' && text.length <= 1000);
    const ids = new Map<string, string>();
    for (const name of named) ids.set(await calls.create('sms', { name, description: name }), name);
    for (const name of named.filter((_, index) => index % 10 === 0)) {
      const found = await calls.list({ where: { name, name_contains: name } });
      expect(found.map(({ id }) => ids.get(id))).toEqual([name]);
    }
  });

  test('are printed as values in the body and footer, and as HTML', async () => {
    const contentJsonString = JSON.stringify({ texts });
    const values = '{% for text in texts %}<p>{{ text }}</p>{% endfor %}';
    const footerSettings = { left: '{{ texts | join: " " | slice: 0, 500 }}' };
    const printed = await calls.print(values, { input: { contentJsonString }, footerSettings });
    expect(printedAnswer(printed).pageCount).toBeGreaterThan(1);
    const html = '{% for text in texts %}<div>{{ text | raw }}</div>{% endfor %}';
    expect(printedAnswer(await calls.print(html, { input: { contentJsonString } })).pageCount).toBeGreaterThan(0);
  });

  test('are rendered unchanged in a message', async () => {
    const template = `{% for text in texts %}{{ text }}${end}{% endfor %}`;
    const contentJsonString = JSON.stringify({ texts });
    expect(
      renderedText(await calls.render('sms', template, { contentJsonString }))
        .split(end)
        .slice(0, -1),
    ).toEqual(texts);
  });
});
