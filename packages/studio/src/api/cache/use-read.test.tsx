import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { startTextsIn } from '../../testing/start-texts.ts';
import { tokenOf } from '../../testing/token.ts';
import { ApiProvider } from '../api-context.ts';
import { createApi } from '../client.ts';
import { createSession } from '../session/session.ts';
import { operationKey, sessionKey } from './query-key.ts';
import { createQueryClient } from './server-cache.tsx';
import { toLoadState } from './use-loaded.ts';
import { useQuery } from './use-query.ts';
import { type ReadOptions, useRead } from './use-read.ts';

const products = { toString: () => 'query Products { products { id } }' };

function startSession() {
  const session = createSession(memoryStorage());
  session.start('acme', { accessToken: tokenOf('acme', 'ann'), refreshToken: 'r' });
  return session;
}

const session = startSession();
const config = {
  graphqlUrl: 'http://127.0.0.1/graphql',
  fileSystemUrl: 'http://127.0.0.1/files',
  tenantId: 'acme',
  clientId: 'studio',
  appId: 'studio',
  environment: 'test',
  region: 'test',
  tenantName: 'Acme',
};
const api = createApi(config, session, {
  onLost: () => undefined,
  onForeign: () => undefined,
  onRefused: async () => undefined,
});

/** The first rendering of a screen with these answers in the cache. */
function firstRendering(content: ReactNode, answers: readonly { readonly key: readonly unknown[]; data: unknown }[]) {
  const client = createQueryClient();
  for (const { key, data } of answers) client.setQueryData([...sessionKey(session), ...key], data);
  return renderToStaticMarkup(
    <ApiProvider value={api}>
      <QueryClientProvider client={client}>{content}</QueryClientProvider>
    </ApiProvider>,
  );
}

function Reader(options: ReadOptions) {
  const { data, isLoading } = useRead<string>(['thing'], async () => 'from the server', options);
  return `${data ?? 'nothing'}, ${isLoading ? 'loading' : 'idle'}`;
}

test('a cached answer is shown immediately, and requested again', () => {
  expect(firstRendering(<Reader />, [])).toBe('nothing, loading');
  expect(firstRendering(<Reader />, [{ key: ['thing'], data: 'cached' }])).toBe('cached, loading');
});

test('constant data is not requested again, and nothing is requested while paused', () => {
  expect(firstRendering(<Reader isConstant />, [{ key: ['thing'], data: 'cached' }])).toBe('cached, idle');
  expect(firstRendering(<Reader isPaused />, [])).toBe('nothing, idle');
});

function Products({ locale, page = 1 }: { readonly locale?: string; readonly page?: number }) {
  const { data } = useQuery<string, object>(products, { page }, locale === undefined ? {} : { locale });
  return data ?? 'nothing';
}

test('answers to an operation are separate for each locale and variables', async () => {
  i18next.use(initReactI18next);
  await startTextsIn('zh-HK');
  const answers = [{ key: [...operationKey(products), 'zh-HK', { page: 1 }], data: '產品' }];
  expect(firstRendering(<Products locale="zh-HK" />, answers)).toBe('產品');
  expect(firstRendering(<Products />, answers)).toBe('產品');
  expect(firstRendering(<Products locale="en-US" />, answers)).toBe('nothing');
  expect(firstRendering(<Products locale="zh-HK" page={2} />, answers)).toBe('nothing');
});

const read = { data: undefined, readAtMs: 5, error: null, isLoading: false };

test("an editor's record is loading, failed, missing or ready", () => {
  const error = new Error('No answer');
  expect(toLoadState({ ...read, isLoading: true, data: { loaded: 'old' } })).toEqual({ status: 'loading' });
  expect(toLoadState({ ...read, error })).toEqual({ status: 'failed', error });
  expect(toLoadState({ ...read, data: { loaded: undefined } })).toEqual({ status: 'notFound' });
  expect(toLoadState({ ...read, data: { loaded: 'draft' } })).toEqual({
    status: 'ready',
    loaded: 'draft',
    loadedAtMs: 5,
  });
});
