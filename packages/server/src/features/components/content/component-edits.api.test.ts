// What the history of a component reports about edits of its template.
import { wordInChinese } from '@coverwright/insurance/sentence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chineseSentences } from '../../../sentences/chinese.ts';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const post = async (document: string, variables: object) =>
  expectSuccess(await server.as(user).post(document, variables));

const update = async (id: string, input: object) =>
  post(
    `mutation ($id: String!, $input: updateComponentInput!) {
      updateComponent(id: $id, input: $input) { status errors } }`,
    { id, input },
  );

interface Entry {
  readonly part: string;
  readonly name: string | null;
  readonly edits: readonly { readonly message: string; readonly reason: string; readonly paramsJsonString: string }[];
}

const differenceOf = async (id: string, from: number, to: number) => {
  const query = `query ($id: String!, $from: Int!, $to: Int!) {
    itemDifference(kind: "component", itemId: $id, from: $from, to: $to) {
      list { part name edits { message reason paramsJsonString } } } }`;
  return (await post(query, { id, from, to }))['list'] as Entry[];
};

const edited = (difference: readonly Entry[]) =>
  difference.map(({ part, name, edits }) => ({ part, name, edits: edits.map(({ message }) => message) }));

test('itemDifference describes the edits of a template, in both languages', async () => {
  const vueTemplate = '<div><h1>Travel</h1><p>First</p><b-button label="Buy"/></div>';
  const id = await given.component(server, { ...user, name: 'EditedPage', vueTemplate });
  await update(id, { vueTemplate: '<div><h1>Trips</h1><b-button label="Buy" disabled/><i/></div>' });
  const difference = await differenceOf(id, 1, 2);
  expect(edited(difference)).toEqual([
    {
      part: 'template',
      name: null,
      edits: [
        'The text “Travel” in <h1> was changed to “Trips”.',
        'disabled was added to <b-button> “Buy”.',
        '<i> was added to <div>.',
        '<p> “First” was removed from <div>.',
      ],
    },
  ]);
  const chinese = difference[0]?.edits.map(({ reason, paramsJsonString }) =>
    wordInChinese(chineseSentences, { reason, params: JSON.parse(paramsJsonString) as Record<string, string> }),
  );
  expect(chinese).toEqual([
    '<h1> 中的文字 “Travel” 已改為 “Trips”。',
    '已在 <b-button> “Buy” 加入 disabled。',
    '已在 <div> 加入 <i>。',
    '已從 <div> 移除 <p> “First”。',
  ]);
});

test('itemDifference describes what only the tree of the editor has', async () => {
  const id = await given.component(server, { ...user, name: 'NamedPage', vueTemplate: '<p>First</p>' });
  const named = (label: string) => ({
    componentJsonString: JSON.stringify({
      editorAst: { id: 'one', component: 'p', attrsMap: {}, content: 'First', children: [], label },
    }),
  });
  await update(id, named('Intro'));
  await update(id, named('Introduction'));
  expect(edited(await differenceOf(id, 2, 3))).toEqual([
    { part: 'json', name: 'editorAst', edits: ['The editor settings of <p> “Introduction” were changed.'] },
  ]);
});
