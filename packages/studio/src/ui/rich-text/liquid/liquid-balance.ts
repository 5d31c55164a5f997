// Checks whether an edit has left Liquid unbalanced: a start whose end was deleted, or an end that was pasted twice.
// Deleting complete blocks is assumed to be intended.
import { tokenizeHtml, type HtmlToken } from '../markup/html-tokens.ts';
import { findBlocks } from './liquid-blocks.ts';
import { OpenElements } from '../markup/open-elements.ts';
import { voidElements } from '../markup/safe-markup.ts';

export interface LiquidProblem {
  /**
   * unclosed: a start without its end; unopened: an end or a branch without its start; apart: start and end are in
   * different elements, such as a loop around half of a table; unfinished: an opening delimiter that is never closed.
   */
  readonly code: 'unclosed' | 'unopened' | 'apart' | 'unfinished';
  /** The name of the tag, such as for or endif; empty for an output. */
  readonly tag: string;
  /** 1-based, in the text after the edit. */
  readonly line: number;
}

/** @returns problems that exist after an edit but not before, in text order */
export function checkLiquidBalance(before: string, after: string): readonly LiquidProblem[] {
  if (before === after) return [];
  const known = new Map<string, number>();
  for (const { code, tag } of problemsOf(before)) known.set(`${code} ${tag}`, (known.get(`${code} ${tag}`) ?? 0) + 1);
  return problemsOf(after).filter(({ code, tag }) => {
    const left = known.get(`${code} ${tag}`) ?? 0;
    known.set(`${code} ${tag}`, left - 1);
    return left <= 0;
  });
}

function problemsOf(html: string): LiquidProblem[] {
  const tokens = tokenizeHtml(html);
  const { groups, unpaired } = findBlocks(tokens);
  const found: { code: LiquidProblem['code']; tag: string; at: number }[] = [];
  for (const index of unpaired) {
    const { name: tag = '', from: at = 0 } = tokens[index] ?? {};
    found.push({ code: /^(end|else$|elsif$|when$)/.test(tag) ? 'unopened' : 'unclosed', tag, at });
  }
  const containers = containersOf(tokens);
  for (const group of groups) {
    const { name: tag = '', from: at = 0 } = tokens[group[0] ?? -1] ?? {};
    if (new Set(group.map((index) => containers[index])).size > 1) found.push({ code: 'apart', tag, at });
  }
  for (const { kind, from, to } of tokens) {
    const opening = kind === 'text' ? /\{([{%])/.exec(html.slice(from, to)) : null;
    if (opening) found.push({ code: 'unfinished', tag: '', at: from + opening.index });
  }
  const lines = lineStarts(html);
  return found.sort((a, b) => a.at - b.at).map(({ code, tag, at }) => ({ code, tag, line: lineAt(lines, at) }));
}

/** For each token: the element that contains it. */
function containersOf(tokens: readonly HtmlToken[]): number[] {
  const open = new OpenElements();
  return tokens.map(({ kind, name }, index) => {
    if (kind === 'end') open.end(name);
    const container = open.top()?.index ?? -1;
    if (kind === 'start' && !voidElements.has(name)) open.start({ name, index, branch: 0 });
    return container;
  });
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), (match) => match.index + 1)];
}

function lineAt(starts: readonly number[], at: number): number {
  const next = starts.findIndex((start) => start > at);
  return next < 0 ? starts.length : next;
}
