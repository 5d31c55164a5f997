import { afterAll, describe, expect, it } from 'vitest';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import type { ThreadPoolLimits } from '../threads/limits.ts';
import type { LiquidLimits } from './limits.ts';
import { createLiquidEngine, type LiquidEngine, type LiquidOutcome, type LiquidRequest } from './liquid.ts';

const pools: ThreadPool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

/** For tests that are not about time: other processes may use the cores too. */
const patient = { renderMs: 60_000, totalMs: 60_000 };

function given(limits: Partial<LiquidLimits> = {}, shared: Partial<ThreadPoolLimits> = {}): LiquidEngine {
  const pool = new ThreadPool({ places: 1, ...shared });
  pools.push(pool);
  return createLiquidEngine(pool, limits);
}

function request(template: string, data: LiquidRequest['data'] = {}, tenantId = 'a'): LiquidRequest {
  return { template, data, locale: 'en-US', escape: 'none', caller: { tenantId, userId: 'one' } };
}

function codesOf(outcome: LiquidOutcome): readonly string[] {
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
}

// Only takes time: creating a range for each iteration would reach the memory limit first on a fast machine.
const endless =
  '{% assign r = (1..1000) %}{% for a in r %}{% for b in r %}{% for c in r %}{% endfor %}{% endfor %}x{% endfor %}';
const longLoops = '{% for a in (1..1000000) %}{% for b in (1..1000000) %}{% endfor %}x{% endfor %}';
const holdingItself =
  "{% assign list = 'aaa' | split: '' %}{% for i in (1..40) %}{% assign list = list | push: list | push: list %}{% endfor %}";
const hello = request('Hello {{ name }}', { name: 'Chan' });
const helloText = { ok: true, text: 'Hello Chan', missingVariables: [], warnings: [] };

describe('templates that would never end or never fit', () => {
  const bombs: readonly (readonly [name: string, template: string, code: string])[] = [
    ['loops within loops', endless, 'TIME'],
    ['a range of a thousand million', '{% for a in (1..1000000000) %}x{% endfor %}', 'MEMORY'],
    ['a range as a value', '{{ (1..1000000000) | join: "" }}', 'MEMORY'],
    ['a text that includes itself', "{% include 'me' %}", 'SYNTAX'],
    ['a text that renders itself', "{% render 'me' %}", 'SYNTAX'],
    [
      'a text appended to itself',
      "{% assign x = '0123456789' %}{% for i in (1..60) %}{% assign x = x | append: x %}{% endfor %}",
      'MEMORY',
    ],
    [
      'signs replaced by more of them',
      "{% assign x = '0000000000' %}{% for i in (1..60) %}{% assign x = x | replace: '0', '00' %}{% endfor %}",
      'MEMORY',
    ],
    [
      'a list joined to itself',
      "{% assign x = 'a,b' | split: ',' %}{% for i in (1..60) %}{% assign x = x | concat: x %}{% endfor %}",
      'MEMORY',
    ],
    [
      'captures that double',
      "{% assign x = '0123456789' %}{% for i in (1..60) %}{% capture x %}{{ x }}{{ x }}{% endcapture %}{% endfor %}",
      'MEMORY',
    ],
    ['a year of ten million digits', "{{ 'now' | date: '%99999999Y' }}", 'MEMORY'],
    ['nanoseconds of ten million digits', "{{ 'now' | date: '%99999999N' }}", 'MEMORY'],
    ['a text longer than any may be', '{% for i in (1..30000) %}{{ line }}{% endfor %}', 'OUTPUT'],
    ['blocks that nest without end', '{% if true %}'.repeat(100_000), 'SYNTAX'],
    ['a template of more than 5 MiB', 'x'.repeat(5 * 1024 * 1024 + 1), 'SYNTAX'],
    ['a template of nothing but openings', '{{'.repeat(2_000_000), 'SYNTAX'],
    ['a template of nothing but tags', '{%'.repeat(2_000_000), 'SYNTAX'],
    ['a quotation that is never closed', `{{ "${'x'.repeat(5_000_000)} }}`, 'SYNTAX'],
  ];

  // To start a thread takes longer than most of these do; each leaves it good for the next.
  const slow = given({ renderMs: 30_000, totalMs: 50_000 });
  const usual = given();

  it.each(bombs)('%s: reported as a problem, and the next one is served', async (_name, template, code) => {
    const engine = code === 'TIME' ? given({ renderMs: 500 }) : slow;
    const outcome = await engine.render(request(template, { line: 'x'.repeat(1_000) }));
    expect(codesOf(outcome)).toContain(code);
    expect(JSON.stringify(outcome)).not.toContain('could not be worked out');
    expect(await engine.render(hello)).toEqual(helloText);
  });

  it('ends loops over long ranges at whichever limit is reached first', async () => {
    const engine = given({ renderMs: 1_000 });
    expect(['TIME', 'MEMORY']).toContain(codesOf(await engine.render(request(longLoops)))[0]);
    expect(await engine.render(hello)).toEqual(helloText);
  });

  it('reports a limit once, at the position where it was reached', async () => {
    const range = '{{ (1..1000000000) | join }}';
    const outcome = await usual.render(request(`${range} ${range} {{ 1 | divided_by: 0 }}`));
    expect(outcome.ok || outcome.problems.map(({ code, column }) => [code, column])).toEqual([['MEMORY', 1]]);
  });

  it('terminates a worker that cannot be stopped otherwise, and replaces it', async () => {
    const engine = given({ renderMs: 60_000, totalMs: 300 });
    const outcome = await engine.render(request(endless));
    expect(codesOf(outcome)).toEqual(['TIME']);
    // Only its size shows whether it was still being parsed.
    expect(JSON.stringify(outcome)).toContain(`or the template, of ${endless.length} characters, may be too large`);
    expect(await engine.render(hello)).toEqual(helloText);
  });

  it('survives a worker that runs out of memory', async () => {
    const engine = given({ heapMb: 48, memoryUnits: 1e15, renderMs: 30_000, totalMs: 30_000 });
    const greedy =
      "{% assign x = 'a,b' | split: ',' %}{% for i in (1..60) %}{% assign x = x | concat: x %}{% endfor %}";
    expect(codesOf(await engine.render(request(greedy)))).toEqual(['MEMORY']);
    expect(await engine.render(hello)).toEqual(helloText);
  });

  it.each(['uniq | size', 'concat: list | size', 'join | size', 'where: "a" | size'])(
    'counts a list that holds itself before it is made one: %s',
    async (filters) => {
      const outcome = await usual.render(request(`${holdingItself}{{ list | ${filters} }}`));
      // Inside the thread, which knows the position.
      expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'MEMORY', line: 1 }] });
    },
  );

  it('survives a text that is longer than JavaScript allows', async () => {
    const engine = given({ memoryUnits: 1e15 });
    const doubling =
      "{% assign x = '0123456789' %}{% for i in (1..60) %}{% capture x %}{{ x }}{{ x }}{% endcapture %}{% endfor %}";
    expect(codesOf(await engine.render(request(doubling)))).toEqual(['MEMORY']);
    expect(await engine.render(hello)).toEqual(helloText);
  });

  it('rejects data beyond the limit, and invalid data', async () => {
    const engine = given({ dataBytes: 1_000_000 });
    expect(codesOf(await engine.render(request('x', { text: 'x'.repeat(1_000_001) })))).toEqual(['MEMORY']);
    expect(codesOf(await engine.render(request('x', { call: () => 1 })))).toEqual(['RENDER']);
    expect(await engine.render(hello)).toEqual(helloText);
  });

  it('counts the bytes of the text, not its characters', async () => {
    const engine = given({ outputBytes: 30 });
    expect(codesOf(await engine.render(request('保'.repeat(11))))).toEqual(['OUTPUT']);
    expect(await engine.render(request('保'.repeat(10)))).toEqual({
      ok: true,
      text: '保'.repeat(10),
      missingVariables: [],
      warnings: [],
    });
  });
});

describe('a large template and large data', () => {
  it('of 5 MiB with a hundred thousand values is rendered', async () => {
    const line = `{{ name }}${'x'.repeat(42)}`;
    const template = line.repeat(100_000);
    const outcome = await given(patient).render(request(template, { name: 'Chan' }));
    expect(outcome.ok && outcome.text.length).toBe(100_000 * 46);
  });

  it('of about ten MiB is rendered', async () => {
    const list = Array.from({ length: 20_000 }, (_, id) => ({ id, holder: { name: '陳大文', note: 'x'.repeat(400) } }));
    const outcome = await given(patient).render(request('{{ list.size }} {{ list.last.holder.name }}', { list }));
    expect(outcome).toEqual({ ok: true, text: '20000 陳大文', missingVariables: [], warnings: [] });
  });
});

describe('callers', () => {
  it('never occupy all threads with endless work: another caller is served', async () => {
    const engine = given(patient, { places: 3 });
    const calledOff = new AbortController();
    const endlessOnes = [1, 2, 3, 4].map(() => engine.render(request(endless), calledOff.signal));
    expect(await engine.render(request('served', {}, 'b'))).toEqual({
      ok: true,
      text: 'served',
      missingVariables: [],
      warnings: [],
    });
    calledOff.abort();
    expect((await Promise.all(endlessOnes)).flatMap(codesOf)).toEqual(Array(4).fill('CANCELLED'));
  });

  it('take turns', async () => {
    const engine = given(patient);
    const calledOff = new AbortController();
    const served: string[] = [];
    const rendering = (caller: string, name: string) =>
      engine.render(request(name, {}, caller)).then((outcome) => served.push(outcome.ok ? outcome.text : ''));
    const first = engine.render(request(endless), calledOff.signal);
    const others = [rendering('a', 'a1'), rendering('a', 'a2'), rendering('a', 'a3'), rendering('b', 'b1')];
    calledOff.abort();
    await Promise.all([first, ...others]);
    expect(served).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('with too many waiting tasks are refused immediately, and others still get their turn', async () => {
    const engine = given(patient, { waitingOfUser: 2 });
    const calledOff = new AbortController();
    const first = engine.render(request(endless), calledOff.signal);
    const waiting = [engine.render(hello), engine.render(hello)];
    const refused = await engine.render(hello);
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'BUSY' }] });
    expect(JSON.stringify(refused)).toContain('Too many of your texts');
    const other = engine.render(request('served', {}, 'b'));
    calledOff.abort();
    expect(await Promise.all([...waiting, other])).toEqual([
      helloText,
      helloText,
      { ok: true, text: 'served', missingVariables: [], warnings: [] },
    ]);
    await first;
  });
});

describe('several concurrent tasks', () => {
  it('returns busy for one more than may wait simultaneously', async () => {
    const engine = given({ renderMs: 500 }, { waiting: 4 });
    const outcomes = [1, 2, 3, 4].map(() => engine.render(request(endless)));
    expect(codesOf((await outcomes[3]) as LiquidOutcome)).toEqual(['BUSY']);
    expect((await Promise.all(outcomes)).map((outcome) => codesOf(outcome)[0])).toEqual(
      'TIME TIME TIME BUSY'.split(' '),
    );
  });

  it('limits the waiting time', async () => {
    const engine = given({ renderMs: 2_000 }, { waitMs: 50 });
    const first = engine.render(request(endless));
    expect(codesOf(await engine.render(hello))).toEqual(['BUSY']);
    expect(codesOf(await first)).toEqual(['TIME']);
  });

  it('returns each its own text', async () => {
    const engine = given({}, { places: 2 });
    const names = Array.from({ length: 60 }, (_, index) => `name ${index}`);
    const outcomes = await Promise.all(names.map((name) => engine.render(request('Hello {{ name }}', { name }, name))));
    expect(outcomes).toEqual(
      names.map((name) => ({ ok: true, text: `Hello ${name}`, missingVariables: [], warnings: [] })),
    );
  });

  it('cancels waiting and running tasks, and serves the next one', async () => {
    const engine = given();
    const running = new AbortController();
    const waiting = new AbortController();
    const outcomes = [
      engine.render(request(endless), running.signal),
      engine.render(hello, waiting.signal),
      engine.render(hello, AbortSignal.abort()),
      engine.render(hello),
    ];
    waiting.abort();
    expect(codesOf((await outcomes[1]) as LiquidOutcome)).toEqual(['CANCELLED']);
    running.abort();
    const [first, , third, fourth] = await Promise.all(outcomes);
    expect([first, third].flatMap((outcome) => codesOf(outcome as LiquidOutcome))).toEqual(['CANCELLED', 'CANCELLED']);
    expect(fourth).toEqual(helloText);
  });

  it('closes immediately, whatever is waiting or running, and renders no more', async () => {
    const engine = given();
    const outcomes = [engine.render(request(endless)), engine.render(hello)];
    await pools.at(-1)?.close();
    outcomes.push(engine.render(hello));
    expect((await Promise.all(outcomes)).flatMap(codesOf)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  });
});
