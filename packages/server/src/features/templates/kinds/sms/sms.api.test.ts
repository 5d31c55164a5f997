import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../../testing/expect-result.ts';
import { given } from '../../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = templateCalls(server, await given.user(server));
});
afterAll(async () => server.close());

const body = '... on smsTemplate { bodyLiquid }';

/** A text of exactly this size, in characters of three bytes. */
const ofBytes = (sizeBytes: number) => '中'.repeat(Math.floor(sizeBytes / 3)) + 'a'.repeat(sizeBytes % 3);

describe('the body of an SMS template', () => {
  test.each(['', ' Dear {{ name }}\r\n你好 🙂 ', '{% broken', '<b>&amp;</b>\t"quoted" \\n'])(
    'is stored unchanged: %j',
    async (bodyLiquid) => {
      const id = await calls.create('sms', { bodyLiquid });
      expect(await calls.find(id, body)).toMatchObject({ bodyLiquid });
      expectSuccess(await calls.update('sms', id, { bodyLiquid: `${bodyLiquid}!` }));
      expect(await calls.find(id, body)).toMatchObject({ bodyLiquid: `${bodyLiquid}!` });
    },
  );

  test('is empty by default, remains if omitted, and is cleared by null', async () => {
    const id = await calls.create('sms');
    expect(await calls.find(id, body)).toMatchObject({ bodyLiquid: '' });
    expectSuccess(await calls.update('sms', id, { bodyLiquid: 'Kept' }));
    expectSuccess(await calls.update('sms', id, { description: 'Changed' }));
    expect(await calls.find(id, body)).toMatchObject({ bodyLiquid: 'Kept', description: 'Changed' });
    expectSuccess(await calls.update('sms', id, { bodyLiquid: null }));
    expect(await calls.find(id, body)).toMatchObject({ bodyLiquid: '' });
  });

  test('may have up to 5 MiB as UTF-8', async () => {
    const bodyLiquid = ofBytes(5_242_880);
    const id = await calls.create('sms', { bodyLiquid });
    expect((await calls.find(id, body))?.['bodyLiquid'] === bodyLiquid).toBe(true);
    const tooLong = { name: 'n', bodyLiquid: ofBytes(5_242_881) };
    expectProblem(await calls.tryToCreate('sms', tooLong), 'TOO_LONG', 'input.bodyLiquid');
    expectProblem(await calls.update('sms', id, tooLong), 'TOO_LONG', 'input.bodyLiquid');
    expectProblem(await calls.render('sms', tooLong.bodyLiquid), 'TOO_LONG', 'bodyLiquid');
  });

  test('is refused together with all other problems', async () => {
    const result = await calls.tryToCreate('sms', { bodyLiquid: ofBytes(5_242_881), graphQlQuery: '{' });
    expectProblem(result, 'REQUIRED', 'input.name');
    expectProblem(result, 'TOO_LONG', 'input.bodyLiquid');
    expectProblem(result, 'INVALID', 'input.graphQlQuery');
    expectProblem(await calls.tryToCreate('sms', { name: 'n', bodyLiquid: 'a\0b' }), 'INVALID', 'input.bodyLiquid');
  });
});
