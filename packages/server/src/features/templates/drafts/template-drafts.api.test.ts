import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
});
afterAll(async () => server.close());

async function draftOf(id: string, by = calls) {
  return (await by.find(id))?.draft;
}

const draftJson = '{ "bodyLiquid" : "Dear {{ name }}" }';

describe('saveTemplateDraft', () => {
  test('stores the text as typed, with its revision, until the next draft', async () => {
    const id = await calls.create('sms');
    expect(await draftOf(id)).toBeNull();
    expectSuccess(await calls.saveDraft(id, '1', 'r1'));
    expectSuccess(await calls.saveDraft(id, draftJson, 'r2'));
    expect(await draftOf(id)).toEqual({
      contentJsonString: draftJson,
      baseRevision: 'r2',
      savedAt: expect.stringMatching(/Z$/),
    });
    expectSuccess(await calls.saveDraft(id, draftJson));
    expect(await draftOf(id)).toMatchObject({ baseRevision: null });
  });

  test('belongs to the caller, and affects neither other users nor rendering', async () => {
    const id = await calls.create('sms', { bodyLiquid: 'Saved' });
    const before = await calls.find(id);
    expectSuccess(await calls.saveDraft(id, draftJson));
    const colleague = templateCalls(server, await given.user(server, { tenantId: user.tenantId }));
    expect(await draftOf(id, colleague)).toBeNull();
    expect({ ...(await calls.find(id)), draft: null }).toEqual(before);
    expect(renderedText(await calls.renderSaved('sms', id))).toBe('Saved');
    expectSuccess(await colleague.saveDraft(id, '"theirs"'));
    expect(await draftOf(id)).toMatchObject({ contentJsonString: draftJson });
  });

  test('refuses texts that are not JSON, too long or cannot be stored', async () => {
    const id = await calls.create('sms');
    const path = 'input.contentJsonString';
    expect(expectProblem(await calls.saveDraft(id, '{\n"a": tru}'), 'INVALID', path)).toMatchObject({ line: 2 });
    expectProblem(await calls.saveDraft(id, `"${'a'.repeat(5_242_879)}"`), 'TOO_LONG', path);
    expectProblem(await calls.saveDraft(id, '"a\ud800"'), 'INVALID', path);
    expectProblem(await calls.saveDraft(id, '1', 'r'.repeat(101)), 'TOO_LONG', 'input.baseRevision');
    expectSuccess(await calls.saveDraft(id, `"${'a'.repeat(5_242_878)}"`));
  });

  test('finds no template of another tenant', async () => {
    const id = await calls.create('sms');
    const stranger = templateCalls(server, await given.user(server));
    expectProblem(await stranger.saveDraft(id, '1'), 'NOT_FOUND', 'templateId');
    expectProblem(await stranger.saveDraft('none', '1'), 'NOT_FOUND', 'templateId');
  });
});

describe('a draft is deleted', () => {
  test('when it is discarded, even if there is none', async () => {
    const id = await calls.create('dynamic');
    expectSuccess(await calls.saveDraft(id, draftJson));
    expectSuccess(await calls.discardDraft(id));
    expect(await draftOf(id)).toBeNull();
    expectSuccess(await calls.discardDraft(id));
  });

  test('when the same user saves the template, but not when another user does or the save fails', async () => {
    const id = await calls.create('sms');
    const colleague = templateCalls(server, await given.user(server, { tenantId: user.tenantId }));
    expectSuccess(await calls.saveDraft(id, draftJson));
    expectSuccess(await colleague.update('sms', id, { name: 'Theirs' }));
    expectProblem(await calls.update('sms', id, { name: 'Mine' }, { revision: 'old' }), 'CONFLICT');
    expect(await draftOf(id)).not.toBeNull();
    expectSuccess(await calls.update('sms', id, { name: 'Mine' }));
    expect(await draftOf(id)).toBeNull();
  });

  test('with the template, regardless of who deletes it', async () => {
    const id = await calls.create('notification');
    expectSuccess(await calls.saveDraft(id, draftJson));
    expectSuccess(await templateCalls(server, await given.user(server, { tenantId: user.tenantId })).remove(id));
    expect(await server.sql`select * from template_drafts where template_id = ${id}`).toEqual([]);
  });
});
