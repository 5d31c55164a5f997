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

describe('a password', () => {
  test('is required when the document is opened', async () => {
    const input = { contentJsonString: '{"holder": {"hkid": "陳 A123"}}' };
    const { pdf } = printedAnswer(
      await calls.print('<p>Secret</p>', { input, passwordLiquid: ' {{ holder.hkid }}\n' }),
    );
    await expect(readPdf(pdf)).rejects.toMatchObject({ name: 'PasswordException' });
    await expect(readPdf(pdf, 'A123')).rejects.toMatchObject({ name: 'PasswordException' });
    expect((await readPdf(pdf, '陳 A123')).pages).toEqual(['Secret']);
    expect(Buffer.from(pdf).includes('/Encrypt')).toBe(true);
  });

  test.each(['{{ holder.hkid }}', '{% if false %}x{% endif %}', '{{ " " }}', ' ', '\n\t'])(
    'that is empty once rendered is refused: %s',
    async (passwordLiquid) => {
      const result = await calls.print('x', { passwordLiquid });
      expect(expectProblem(result, 'INVALID', 'passwordLiquid').message).toContain('is empty');
      expect(payloadOf(result)['base64']).toBeNull();
    },
  );

  test('that is empty because no record was found is reported', async () => {
    const graphQlQuery = 'query ($name: String) { templates(where: { name: $name }) { list { name } } }';
    const passwordLiquid = '{{ templates.list[0].name }}';
    const id = await calls.create('wkhtmltopdf', { html: 'x', graphQlQuery, passwordLiquid });
    const result = await calls.renderSaved('wkhtmltopdf', id, { variablesJsonString: '{"name": "no such"}' });
    expect(expectProblem(result, 'INVALID', 'passwordLiquid').message).toMatch(/^No record was found/);
  });

  test('of up to 127 bytes is accepted, a longer one is refused', async () => {
    const most = `${'é'.repeat(63)}x`;
    expectProblem(await calls.print('x', { passwordLiquid: `${most}y` }), 'INVALID', 'passwordLiquid');
    const { pdf } = printedAnswer(await calls.print('<p>x</p>', { passwordLiquid: most }));
    expect((await readPdf(pdf, most)).pages).toEqual(['x']);
  });

  test('is checked, and omitted if a preview requests it', async () => {
    const settings = { isUnprotected: true, passwordLiquid: '{{ name }}' };
    expectProblem(await calls.print('x', settings), 'INVALID', 'passwordLiquid');
    const { pdf } = printedAnswer(await calls.print('<p>x</p>', { ...settings, input: { contentJsonString } }));
    expect((await readPdf(pdf)).pages).toEqual(['x']);
  });

  test('stored by older programs is used if there is no Liquid for it', async () => {
    const kept = await calls.create('wkhtmltopdf', { html: '<p>x</p>', password: ' old ' });
    const { pdf } = printedAnswer(await calls.renderSaved('wkhtmltopdf', kept));
    await expect(readPdf(pdf)).rejects.toMatchObject({ name: 'PasswordException' });
    expect((await readPdf(pdf, ' old ')).pages).toEqual(['x']);
    expectSuccess(await calls.update('wkhtmltopdf', kept, { passwordLiquid: 'new' }));
    const newer = printedAnswer(await calls.renderSaved('wkhtmltopdf', kept));
    expect((await readPdf(newer.pdf, 'new')).pages).toEqual(['x']);
  });
});

describe('an owner password', () => {
  const input = { contentJsonString };
  const isAllowed = (pdf: Uint8Array, bit: number) => {
    const permissions = Number(/\/P (-?\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]);
    return (permissions & (1 << (bit - 1))) !== 0;
  };

  test('restricts readers who open the document with the user password', async () => {
    const { pdf } = printedAnswer(
      await calls.print('<p>x</p>', {
        input,
        passwordLiquid: '{{ number }}',
        ownerPasswordLiquid: ' owner of {{ number }} ',
        permissions: ['PRINT', 'PRINT'],
      }),
    );
    for (const password of ['TP-1', 'owner of TP-1']) expect((await readPdf(pdf, password)).pages).toEqual(['x']);
    await expect(readPdf(pdf)).rejects.toMatchObject({ name: 'PasswordException' });
    expect([3, 4, 5, 6, 9, 10, 11, 12].filter((bit) => isAllowed(pdf, bit))).toEqual([3, 10, 12]);
  });

  test('of a template protects a document that opens without a password', async () => {
    const settings = { ownerPasswordLiquid: 'owner', permissions: ['COPY', 'ANNOTATE'] };
    const id = await calls.create('wkhtmltopdf', { html: '<p>x</p>', ...settings });
    const { pdf } = printedAnswer(await calls.renderSaved('wkhtmltopdf', id));
    expect((await readPdf(pdf)).pages).toEqual(['x']);
    expect([3, 4, 5, 6, 9, 10, 11, 12].filter((bit) => isAllowed(pdf, bit))).toEqual([5, 6, 10]);
    expect(Buffer.from(pdf).includes('/Encrypt')).toBe(true);
  });

  test.each(['{{ holder.hkid }}', ' ', 'é'.repeat(64)])(
    'that is empty or too long once rendered is refused: %s',
    async (text) => {
      expectProblem(await calls.print('x', { ownerPasswordLiquid: text }), 'INVALID', 'ownerPasswordLiquid');
    },
  );

  test('that equals the password itself is refused', async () => {
    const same = { input, passwordLiquid: '{{ number }}', ownerPasswordLiquid: 'TP-1' };
    const { message } = expectProblem(await calls.print('x', same), 'INVALID', 'ownerPasswordLiquid');
    expect(message).toContain('the same as the password');
    const kept = await calls.create('wkhtmltopdf', { html: 'x', password: 'old', ownerPasswordLiquid: 'old' });
    expectProblem(await calls.renderSaved('wkhtmltopdf', kept), 'INVALID', 'ownerPasswordLiquid');
  });

  test('is checked, and omitted if a preview requests it', async () => {
    const settings = { isUnprotected: true, ownerPasswordLiquid: 'owner', permissions: [] };
    const { pdf } = printedAnswer(await calls.print('<p>x</p>', settings));
    expect(Buffer.from(pdf).includes('/Encrypt')).toBe(false);
  });

  test('is required by restrictions', async () => {
    expectProblem(await calls.print('x', { permissions: [] }), 'INVALID', 'permissions');
    const created = await calls.tryToCreate('wkhtmltopdf', { name: 'n', permissions: ['PRINT'] });
    expectProblem(created, 'INVALID', 'input.permissions');
    const id = await calls.create('wkhtmltopdf', { html: 'x', ownerPasswordLiquid: 'o', permissions: ['PRINT'] });
    const emptied = await calls.update('wkhtmltopdf', id, { ownerPasswordLiquid: '' });
    expectProblem(emptied, 'INVALID', 'input.permissions');
    expectSuccess(await calls.update('wkhtmltopdf', id, { ownerPasswordLiquid: null, permissions: null }));
  });
});
