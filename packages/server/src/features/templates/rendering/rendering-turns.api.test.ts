import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { given } from '../../../testing/given.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../../testing/templates.ts';

test('texts that are being rendered leave the only connection to others', { timeout: 60_000 }, async () => {
  const narrow = await startTestServer({ poolSize: 1 });
  try {
    const theirs = templateCalls(narrow, await given.user(narrow));
    const finished: string[] = [];
    const loop = '{% for i in (1..100000) %}{% for j in (1..100000) %}{% endfor %}{% endfor %}';
    const rendering = theirs.render('sms', loop).then(() => finished.push('rendering'));
    const listing = theirs.list().then(() => finished.push('listing'));
    await Promise.all([rendering, listing]);
    expect(finished).toEqual(['listing', 'rendering']);
  } finally {
    await narrow.close();
  }
});

test(
  'they do not hold it even if the same request has other fields, which are complete',
  { timeout: 60_000 },
  async () => {
    const narrow = await startTestServer({ poolSize: 1 });
    try {
      const theirs = templateCalls(narrow, await given.user(narrow));
      const id = await theirs.create('sms', { bodyLiquid: 'Hello' });
      const finished: string[] = [];
      const loop = '{% for i in (1..100000) %}{% for j in (1..100000) %}{% endfor %}{% endfor %}';
      const both = `query ($text: String!) {
      __typename
      renderSms(bodyLiquid: $text, input: { name: "data" }) { status }
      templates { totalCount list { id ... on smsTemplate { bodyLiquid createdBy { id } } } }
      again: renderSmsTemplate(templateId: "${id}", input: { name: "data" }) { status value { body } }
    }`;
      const rendering = theirs.post(both, { text: loop }).then((result) => {
        finished.push('rendering');
        return result;
      });
      await Promise.all([rendering, theirs.list().then(() => finished.push('listing'))]);
      expect(finished).toEqual(['listing', 'rendering']);
      expect((await rendering).data).toMatchObject({
        renderSms: { status: 'failure' },
        templates: { totalCount: 1, list: [{ id, bodyLiquid: 'Hello', createdBy: { id: expect.any(String) } }] },
        again: { status: 'success', value: { body: 'Hello' } },
      });
    } finally {
      await narrow.close();
    }
  },
);

test('texts that never end do not delay other users of the tenant', { timeout: 60_000 }, async () => {
  const server = await startTestServer();
  try {
    const user = await given.user(server);
    const colleague = templateCalls(server, await given.user(server, { tenantId: user.tenantId }));
    const calls = templateCalls(server, user);
    // Sign both in first, so that the endless texts are requested before the others.
    for (const each of [calls, colleague]) expect(renderedText(await each.render('sms', 'ready'))).toBe('ready');
    const finished: string[] = [];
    const loop = '{% for i in (1..100000) %}{% for j in (1..100000) %}{% endfor %}{% endfor %}';
    const asManyAsOneMayHave = Array.from({ length: Math.max(2, availableParallelism()) }, () =>
      calls.render('sms', loop).then(() => finished.push('endless')),
    );
    const waiting = Array.from({ length: 15 }, () => calls.render('sms', 'waits'));
    await colleague.render('sms', 'served').then(() => finished.push('served'));
    await Promise.all([...asManyAsOneMayHave, ...waiting]);
    expect(finished[0]).toBe('served');
  } finally {
    await server.close();
  }
});
