import { expect, it } from 'vitest';
import { type Turn, type TurnCaller, type TurnLimits, TurnRefused, Turns } from './turns.ts';

const user = (tenantId: string, userId = '1'): TurnCaller => ({ tenantId, userId });

const roomy: TurnLimits = { places: 3, waiting: 128, waitingOfUser: 20, waitMs: 600_000 };

/** The callers that have begun, in order; each runs until its turn is ended by name. */
function given(limits: Partial<TurnLimits> = {}) {
  const turns = new Turns({ ...roomy, ...limits });
  const begun: string[] = [];
  const open = new Map<string, Turn>();
  const refused: string[] = [];
  const ask = async (name: string, caller: TurnCaller, signal?: AbortSignal): Promise<void> => {
    try {
      open.set(name, await turns.take(caller, signal));
      begun.push(name);
    } catch (error) {
      refused.push(error instanceof TurnRefused ? `${name} ${error.refusal}` : String(error));
    }
  };
  return { turns, begun, refused, ask, end: (name: string) => open.get(name)?.end() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets another tenant begin immediately while 4 users of one tenant have 23 tasks each', async () => {
  const { begun, ask, end } = given();
  const theirs = [1, 2, 3, 4].flatMap((userId) =>
    Array.from({ length: 23 }, (_, index) => ask(`${userId}.${index}`, user('many', `${userId}`))),
  );
  await settled();
  expect(begun).toEqual(['1.0', '1.1']);
  await ask('other', user('one'));
  expect(begun.at(-1)).toBe('other');
  for (let index = 0; index < begun.length; index += 1) {
    end(begun[index] ?? '');
    await settled();
  }
  await Promise.all(theirs);
  expect(begun.slice(3, 9)).toEqual(['1.2', '2.0', '3.0', '4.0', '1.3', '2.1']);
});

it('serves a second waiting tenant next, regardless of who came before it', async () => {
  const { begun, ask, end } = given({ places: 1 });
  void ask('a1', user('a'));
  for (const name of ['a2', 'a3', 'a4']) void ask(name, user('a', name));
  void ask('b1', user('b'));
  await settled();
  for (const name of ['a1', 'a2', 'b1']) {
    end(name);
    await settled();
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('rejects requests above the limit of a user, of a tenant, and of all, and lets no tenant fill the queue', async () => {
  const { refused, ask } = given({ places: 1, waiting: 6, waitingOfUser: 2 });
  void ask('first', user('a'));
  for (const name of ['a1', 'a2', 'a3']) void ask(name, user('a'));
  for (const name of ['a4', 'a5']) void ask(name, user('a', '2'));
  for (const name of ['b1', 'b2', 'c1']) void ask(name, user(name.slice(0, 1)));
  await settled();
  expect(refused).toEqual(['a3 USER_FULL', 'a5 TENANT_FULL']);
  void ask('d1', user('d'));
  await settled();
  expect(refused).toEqual(['a3 USER_FULL', 'a5 TENANT_FULL', 'd1 FULL']);
});

it('removes callers that disconnect, or that have waited too long', async () => {
  const { turns, begun, refused, ask, end } = given({ places: 1, waitMs: 1 });
  void ask('a', user('a'));
  const leaving = new AbortController();
  const gone = ask('gone', user('b'), leaving.signal);
  leaving.abort();
  await gone;
  await ask('gone before', user('b'), leaving.signal);
  await ask('late', user('c'));
  expect(refused).toEqual(['gone CANCELLED', 'gone before CANCELLED', 'late LATE']);
  expect(turns.waitingCount).toBe(0);
  end('a');
  end('a');
  await ask('next', user('d'));
  expect(begun).toEqual(['a', 'next']);
});

it('has room for others to wait once a caller has begun or left', async () => {
  const { refused, ask, end } = given({ places: 1, waiting: 2 });
  void ask('first', user('a'));
  for (let round = 0; round < 3; round += 1) {
    const leaving = new AbortController();
    const left = ask('left', user('b'), leaving.signal);
    leaving.abort();
    await left;
  }
  void ask('second', user('b'));
  end('first');
  await settled();
  void ask('third', user('c'));
  await settled();
  expect(refused).toEqual(['left CANCELLED', 'left CANCELLED', 'left CANCELLED']);
});

it('releases the slot if the work throws', async () => {
  const { turns } = given({ places: 1 });
  await expect(turns.during(user('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.during(user('b'), () => Promise.resolve('done'))).toBe('done');
});

it('rejects everybody once it is closed', async () => {
  const { turns, refused, ask } = given({ places: 1 });
  void ask('a', user('a'));
  const waiting = ask('b', user('b'));
  turns.close();
  await waiting;
  await ask('c', user('c'));
  expect(refused).toEqual(['b CANCELLED', 'c CANCELLED']);
});
