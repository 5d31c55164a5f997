// Releases during the kills: two apps that are always published together, published and rolled back alternately, while
// further releases are created. After a kill customers see one complete release: the one before or the one after.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Ledger, Post } from './writes.ts';

export interface Publications {
  /** Two releases of both apps, each of which has replaced the other. */
  prepare(post: Post): Promise<void>;
  workUntil(isOver: () => boolean, post: Post, ledger: Ledger): Promise<void>;
  /** Every deviation, as a sentence. */
  findLosses(url: string): Promise<string[]>;
}

const apps = [
  { appId: 'killFirst', host: 'kill-first.localhost' },
  { appId: 'killSecond', host: 'kill-second.localhost' },
] as const;
const titles = ['Release A', 'Release B'] as const;
type Title = (typeof titles)[number];

const triesMax = 6;

const other = (title: Title): Title => (title === 'Release A' ? 'Release B' : 'Release A');

export function createPublications(): Publications {
  const releaseIds = new Map<Title, string>();
  /** Releases that may be live: the acknowledged one, or one that was sent later and never answered. */
  let live = new Set<Title>();
  /** Acknowledged ones, by title. */
  const created = new Map<string, string>();

  async function goLive(title: Title, send: () => Promise<boolean>, ledger: Ledger): Promise<void> {
    live.add(title);
    if (!(await send())) return;
    live = new Set([title]);
    ledger.acknowledged += 1;
  }

  async function publish(title: Title, post: Post): Promise<boolean> {
    const query = 'mutation ($id: String!) { publishRelease(releaseId: $id) { status } }';
    return hasSucceeded(await post(query, { id: releaseIds.get(title) }), 'publishRelease');
  }

  async function rollBack(title: Title, post: Post): Promise<boolean> {
    const query = 'mutation ($id: String!) { rollBackRelease(releaseId: $id) { status } }';
    return hasSucceeded(await post(query, { id: releaseIds.get(title) }), 'rollBackRelease');
  }

  return {
    prepare: async (post) => {
      for (const app of apps) await createApp(app, post);
      for (const title of titles) {
        for (const { appId } of apps) await setTitle(appId, title, post);
        // The demo's websites are being released in the meantime, so this may exceed the request timeout.
        for (let tries = 0; tries < triesMax && !releaseIds.has(title); tries += 1) {
          const id = await createRelease(title, post);
          if (id !== undefined) releaseIds.set(title, id);
        }
        if (!releaseIds.has(title)) throw new Error(`${title} could not be created.`);
      }
      for (const title of ['Release A', 'Release B', 'Release A'] as const) {
        if (!(await publish(title, post))) throw new Error(`${title} could not be published.`);
      }
      live = new Set(['Release A']);
    },
    workUntil: async (isOver, post, ledger) => {
      for (let turn = 0; !isOver(); turn += 1) {
        const [title = 'Release A'] = live;
        const next = other(title);
        await goLive(next, () => publish(next, post), ledger);
        if (isOver()) return;
        // Rolling back a release that may no longer be live does not show which one is.
        if (live.size === 1) await goLive(title, () => rollBack(next, post), ledger);
        if (turn % 10 !== 0 || isOver()) continue;
        const name = `Created ${created.size}`;
        const id = await createRelease(name, post);
        if (id === undefined) continue;
        created.set(name, id);
        ledger.acknowledged += 1;
      }
    },
    findLosses: async (url) => {
      const losses: string[] = [];
      const shown: string[] = [];
      for (const { host } of apps) {
        const { title, faults } = await visit(url, host);
        shown.push(title);
        losses.push(...faults);
        if (!live.has(title as Title)) losses.push(`${host} shows "${title}" instead of ${[...live].join(' or ')}`);
      }
      if (new Set(shown).size > 1) losses.push(`the apps of one release show ${shown.join(' and ')}`);
      for (const [name, id] of created) {
        const { title, faults } = await visit(url, `${id}--${apps[0].host}`);
        losses.push(...faults.map((fault) => `${name}: ${fault}`));
        if (title === '') losses.push(`${name} was acknowledged and is not there`);
      }
      return losses;
    },
  };
}

function hasSucceeded(answer: Awaited<ReturnType<Post>>, operation: string): boolean {
  return (answer?.[operation] as { status?: string } | null | undefined)?.status === 'success';
}

async function createApp({ appId, host }: (typeof apps)[number], post: Post): Promise<void> {
  const input = { appId, appName: appId, appTemplateId: 'blank', urlRouting: { url: host } };
  const query = 'mutation ($input: createAppInput!) { createApp(input: $input) { status errors } }';
  const answer = await post(query, { input });
  if (!hasSucceeded(answer, 'createApp')) throw new Error(`${appId} was not created: ${JSON.stringify(answer)}`);
}

/** The template of its only page. */
async function setTitle(appId: string, title: Title, post: Post): Promise<void> {
  const query = `query ($where: CmsConfigWhereInputGraphType) {
    cmsConfigs(where: $where) { componentRoutes { path name component } } }`;
  const { cmsConfigs } = (await post(query, { where: { appId } })) as {
    cmsConfigs: { componentRoutes: object[] }[];
  };
  const componentRoutes = cmsConfigs[0]?.componentRoutes.map((route) => ({
    ...route,
    metaJsonString: JSON.stringify({ title }),
  }));
  const change = `mutation ($appId: String!, $config: cmsConfigInput!) {
    upsertCmsConfig(appId: $appId, config: $config) { status errors } }`;
  const answer = await post(change, { appId, config: { componentRoutes } });
  if (!hasSucceeded(answer, 'upsertCmsConfig')) throw new Error(`${title} was not set: ${JSON.stringify(answer)}`);
}

async function createRelease(name: string, post: Post): Promise<string | undefined> {
  const input = { name, appIds: apps.map(({ appId }) => appId) };
  const query = `mutation ($input: createReleaseInput!) {
    createRelease(input: $input) { status errors createdStatus { id } } }`;
  const answer = await post(query, { input });
  const { createdStatus } = (answer?.['createRelease'] ?? {}) as { createdStatus?: { id: string } | null };
  return createdStatus?.id;
}

/** The title of the page, and the files of it that fail to load. */
async function visit(url: string, host: string): Promise<{ readonly title: string; readonly faults: string[] }> {
  const page = await get(url, host, '/');
  if (page.status !== 200) return { title: '', faults: [`${host} answers ${page.status}`] };
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(page.body) ?? [];
  const faults: string[] = [];
  for (const [, path = ''] of page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    const { status, body } = await get(url, host, path);
    if (status !== 200 || body === '') faults.push(`${host}${path} answers ${status} with ${body.length} letters`);
  }
  return { title, faults };
}

/** fetch sets the Host header itself. */
async function get(url: string, host: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  const asking = request({ host: hostname, port, path, headers: { host }, agent: false });
  const [response] = (await once(asking.end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}
