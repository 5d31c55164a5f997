import { expect, it } from 'vitest';
import { renderTogether } from './render-template.ts';
import type { LiquidOutcome } from './rendering.ts';

const limits = { renderMs: 60_000, outputBytes: 10 };
const text = (value: string): LiquidOutcome => ({ ok: true, text: value, missingVariables: [], warnings: [] });
const failed = (code: 'SYNTAX' | 'TIME'): LiquidOutcome => ({
  ok: false,
  problems: [{ code, reason: 'FAILED', message: 'It failed.' }],
});
const codesOf = (outcomes: readonly LiquidOutcome[]) =>
  outcomes.map((outcome) => (outcome.ok ? outcome.text : outcome.problems[0]?.code));

it('continues after an invalid template', () => {
  const outcomes = renderTogether(['a', 'b', 'c'], (name) => (name === 'b' ? failed('SYNTAX') : text(name)), limits);
  expect(codesOf(outcomes)).toEqual(['a', 'SYNTAX', 'c']);
});

it('ends with the template that reaches a limit', () => {
  const outcomes = renderTogether(['a', 'b', 'c'], (name) => (name === 'b' ? failed('TIME') : text(name)), limits);
  expect(codesOf(outcomes)).toEqual(['a', 'TIME']);
});

it('counts the bytes of all texts together', () => {
  expect(codesOf(renderTogether(['1234', '12345', '12'], text, limits))).toEqual(['1234', '12345', 'OUTPUT']);
  expect(codesOf(renderTogether(['保單保'], text, limits))).toEqual(['保單保']);
  expect(codesOf(renderTogether(['保單保單'], text, limits))).toEqual(['OUTPUT']);
});

it('renders the first one, and no more of them after the time is up', () => {
  expect(codesOf(renderTogether(['a', 'b'], text, { ...limits, renderMs: -1 }))).toEqual(['a', 'TIME']);
});
