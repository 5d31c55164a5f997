import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { requestAgain } from './use-invalidate.ts';

test('a first answer that is still pending when something changes is requested again', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let requests = 0;
  const queryFn = async (): Promise<string> => {
    const answer = answers[requests];
    requests += 1;
    return answer ? answer.promise : 'too many';
  };
  const observer = new QueryObserver(client, { queryKey: ['folder', 'claims'], queryFn });
  const unsubscribe = observer.subscribe(() => undefined);

  const again = requestAgain(client, ['folder']);
  answers[0]?.resolve('before the change');
  answers[1]?.resolve('after the change');
  await again;

  expect(observer.getCurrentResult().data).toBe('after the change');
  expect(requests).toBe(2);
  unsubscribe();
});

test('visible data remains until the new answer arrives, and other data is dropped', async () => {
  const client = new QueryClient();
  client.setQueryData(['folder', 'left'], 'of another folder');
  client.setQueryData(['folder', 'shown'], 'first');
  const answer = Promise.withResolvers<string>();
  const options = { queryKey: ['folder', 'shown'], queryFn: async () => answer.promise, staleTime: Infinity };
  const observer = new QueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => undefined);

  const again = requestAgain(client, ['folder']);
  expect(observer.getCurrentResult().data).toBe('first');
  answer.resolve('second');
  await again;

  expect(observer.getCurrentResult().data).toBe('second');
  expect(client.getQueryData(['folder', 'left'])).toBeUndefined();
  unsubscribe();
});
