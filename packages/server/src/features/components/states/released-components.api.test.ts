// In a tenant that works with releases, apps are built from components as customers get them: as they are live, or as the
// same release makes them live. Whoever reads what is live gets nothing of the working copies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls, releasedContent } from '../../../testing/releases.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let viewer: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  user = await givenReleasingUser(server);
  viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
  calls = releasingCalls(server, user);
});
afterAll(async () => server.close());

const appItem = (itemId: string) => ({ kind: 'app', itemId });
const componentItem = (itemId: string) => ({ kind: 'component', itemId });

/** An app with one page, whose component is live. */
async function givenLive(vueTemplate: string) {
  const page = await releaseCalls(server, user).givenApp({ vueTemplate });
  await calls.release(componentItem(page.componentId), appItem(page.appId));
  return { ...page, ofApp: appItem(page.appId), ofComponent: componentItem(page.componentId) };
}

const sourcesIn = async (releaseId: string, appId: string) =>
  (await releasedContent(server, user, { releaseId, appId })).components.map(({ vueTemplate }) => vueTemplate);
const change = (id: string, vueTemplate: string) => calls.changeComponent(componentItem(id), { vueTemplate });
const appsGate = async (releaseId: string) =>
  (await calls.get(releaseId)).gates.find(({ name }) => name === 'APPS') ?? { state: '', problems: [] };

test('an app is built from live components, and from those that the same release makes live', async () => {
  const { appId, componentId, ofApp, ofComponent } = await givenLive('<p>Live</p>');
  await change(componentId, '<p>Working</p>');
  expect(await sourcesIn(await calls.create(ofApp), appId)).toEqual(['<p>Live</p>']);
  const both = await calls.create(ofApp, ofComponent);
  await change(componentId, '<p>Later</p>');
  expect(await sourcesIn(both, appId)).toEqual(['<p>Working</p>']);
  expectSuccess(await calls.publish(both));
  expect(await sourcesIn(await calls.create(ofApp), appId)).toEqual(['<p>Working</p>']);
});

test('an app whose component is neither live nor in the release is refused', async () => {
  const { appId, component, componentId } = await releaseCalls(server, user).givenApp();
  await change(componentId, '<p>Saved</p>');
  const refused = expectProblem(await calls.tryToCreate([appItem(appId)]), 'NOT_FOUND');
  expect(refused.message).toContain(`${component}, which is neither live nor part of the release`);
  const needs = await needsOf(appItem(appId));
  expect(needs).toMatchObject([{ itemId: componentId, change: 'ADDED', isRequired: true }]);
  await calls.release(appItem(appId), componentItem(componentId));
  const retired = await calls.create({ ...componentItem(componentId), action: 'RETIRE' });
  expectSuccess(await calls.publish(retired));
  expectProblem(await calls.tryToCreate([appItem(appId)]), 'NOT_FOUND');
});

async function needsOf(...items: readonly object[]) {
  const query = `query ($items: [releaseItemInput!]!) {
    releaseNeeds(items: $items) { kind itemId change isRequired } }`;
  return expectSuccess(await calls.post(query, { items }));
}

test('a component brings the live apps that show it, which the checks name without them', async () => {
  const { appId, componentId, ofApp, ofComponent } = await givenLive('<p>One</p>');
  expect(await needsOf(ofComponent)).toEqual([]);
  await change(componentId, '<p>Two</p>');
  expect(await needsOf(ofComponent)).toEqual([{ ...ofApp, change: 'CHANGED', isRequired: false }]);
  const alone = await calls.create(ofComponent);
  const gate = await appsGate(alone);
  expect(gate).toMatchObject({ state: 'WARNING', problems: [{ path: `items.${appId}` }] });
  expect(gate.problems[0]?.message).toContain('in state 1, while state 2 would be live');
  const together = await calls.create(ofComponent, ofApp);
  expect(await appsGate(together)).toEqual({ name: 'APPS', state: 'PASSED', problems: [] });
  expectSuccess(await calls.publish(alone));
  // Built with what was live when it was created.
  const stale = await calls.create(ofApp);
  expect(await appsGate(stale)).toMatchObject({ state: 'PASSED' });
  await change(componentId, '<p>Three</p>');
  await calls.release(ofComponent);
  expect((await appsGate(stale)).problems[0]?.message).toContain('in state 2, while state 3 would be live');
});

test('a rollback returns the app to the components that it had', async () => {
  const { appId, componentId, ofApp, ofComponent } = await givenLive('<p>Before</p>');
  await change(componentId, '<p>After</p>');
  const id = await calls.release(ofComponent, ofApp);
  expectSuccess(await calls.rollBack(id));
  const { id: rollback } = await calls.rollbackOf(id);
  expect(await sourcesIn(rollback, appId)).toEqual(['<p>Before</p>']);
  expect(await calls.stateOf(ofComponent)).toBe(1);
  // The rollback knows them as well.
  await calls.release(ofComponent);
  expect(await needsOf(ofComponent)).toEqual([{ ...ofApp, change: 'CHANGED', isRequired: false }]);
});

const listed = `query ($where: componentWhereInput, $sort: sortInput) { components(where: $where, sort: $sort) {
  totalCount list { id name status vueTemplate componentJson revision snapshotNumber liveState } } }`;
type Listed = { totalCount: number; list: { name: string; vueTemplate: string; componentJson: string }[] };

async function readBy(by: GivenUser, where: object, perspective?: string): Promise<Listed> {
  const headers = perspective === undefined ? {} : { 'x-perspective': perspective };
  return expectSuccess(await server.as(by).post(listed, { where }, headers)) as Listed;
}

test('lists, sources and previews show the state that is read', async () => {
  const item = await calls.component('StatedOld', '<p>Live</p>');
  await calls.release(item);
  await calls.changeComponent(item, { name: 'StatedHeld', vueTemplate: '<p>Held</p>', status: 'PUBLISHED' });
  const held = await calls.create(item);
  await calls.changeComponent(item, { name: 'StatedNew', vueTemplate: '<p>Working</p>', status: 'DEPRECATED' });
  await calls.component('StatedDraft', '<p>Draft</p>');
  const where = { name_contains: 'stated' };
  const names = async (by: GivenUser, perspective?: string) =>
    (await readBy(by, where, perspective)).list.map(({ name, vueTemplate }) => `${name} ${vueTemplate}`).toSorted();
  const live = ['StatedOld <p>Live</p>'];
  const working = ['StatedDraft <p>Draft</p>', 'StatedNew <p>Working</p>'];
  expect(await names(viewer)).toEqual(live);
  expect(await names(user)).toEqual(working);
  expect(await names(viewer, 'working')).toEqual(working);
  expect(await names(user, 'live')).toEqual(live);
  expect(await names(viewer, `release ${held}`)).toEqual(['StatedHeld <p>Held</p>']);
  expect((await readBy(viewer, where)).totalCount).toBe(1);
  expect((await readBy(viewer, { status: 'DEPRECATED' })).list).toEqual([]);
  const previewed = async (by: GivenUser, perspective: string) => {
    const query = `{ componentPreview(names: ["StatedOld", "StatedHeld", "StatedNew"], locale: "en-US") {
      components { name vueTemplate } } }`;
    const found = expectSuccess(await server.as(by).post(query, {}, { 'x-perspective': perspective }));
    return (found as { components: { name: string }[] }).components.map(({ name }) => name);
  };
  expect(await previewed(viewer, 'live')).toEqual(['StatedOld']);
  expect(await previewed(viewer, `release ${held}`)).toEqual(['StatedHeld']);
  expect(await previewed(viewer, 'working')).toEqual(['StatedNew']);
  await calls.release({ ...item, action: 'RETIRE' });
  expect(await names(viewer)).toEqual([]);
});
