/**
 * The names available to a component's expressions: data, props and computed values declared in its script, and those
 * that its template is already bound to. The script is scanned, not run, so computed names are not found. Pure.
 */
import { getLoop, getModel } from '@coverwright/component-tree/directives';
import type { TreeDocument } from '@coverwright/component-tree/document';
import type { DataName } from './edited-node.ts';

const maxNames = 500;
const maxDepth = 4;

export function listDataNames(script: string, { nodes }: TreeDocument): DataName[] {
  const names = new Set<string>();
  addDeclared(withoutTexts(script), ['props', 'computed'], names);
  for (const { attrs } of nodes.values()) {
    const model = getModel(attrs)?.expression;
    if (model) names.add(model);
    const item = /^\s*\(?\s*([\w$]+)/.exec(getLoop(attrs))?.[1];
    if (item !== undefined) names.add(item);
  }
  return [...names].slice(0, maxNames).map((name) => ({ name }));
}

/** The names that a script declares for its template, including methods but not nested data. */
export function listScriptNames(script: string): readonly string[] {
  const names = new Set<string>();
  addDeclared(withoutTexts(script), ['props', 'computed', 'methods'], names);
  return [...names].filter((name) => !name.includes('.'));
}

function addDeclared(text: string, parts: readonly string[], names: Set<string>): void {
  const data =
    /\bdata\s*(?:\([^)]*\)\s*\{\s*return\s*|:\s*\([^)]*\)\s*=>\s*\(?|:\s*function\s*\([^)]*\)\s*\{\s*return\s*)\{/.exec(
      text,
    );
  if (data) addKeys(text, data.index + data[0].length - 1, '', names);
  for (const part of parts) {
    const found = new RegExp(`\\b${part}\\s*:\\s*\\{`).exec(text);
    if (found) addKeys(text, found.index + found[0].length - 1, '', names, 1);
  }
}

/** Strings and comments may contain braces. All other characters keep their position. */
function withoutTexts(script: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  return script.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (text) => (/^['"]/.test(text) ? `_${blank(text.slice(2))}_` : blank(text)),
  );
}

/** The keys of an object literal and of nested ones. @param at the position of its opening brace */
function addKeys(text: string, at: number, path: string, names: Set<string>, depth = maxDepth): void {
  let level = 0;
  let canBegin = true;
  for (let index = at; index < text.length && names.size < maxNames; index += 1) {
    const sign = text[index] ?? '';
    if ('{[('.includes(sign)) level += 1;
    else if ('}])'.includes(sign)) level -= 1;
    if (level === 0) return;
    if (level !== 1) continue;
    if (sign === '{' || sign === ',') canBegin = true;
    else if (canBegin && /[\w$]/.test(sign)) {
      const key = /^[\w$]+/.exec(text.slice(index, index + 100))?.[0] ?? '';
      // A method may be asynchronous.
      if (key === 'async' && /^\s+[\w$]/.test(text.slice(index + key.length, index + key.length + 20))) {
        index += key.length - 1;
        continue;
      }
      const rest = text.slice(index + key.length, index + key.length + 200);
      const name = path === '' ? key : `${path}.${key}`;
      if (/^[A-Za-z$]/.test(key) && /^\s*(?:[:,(}]|$)/.test(rest)) names.add(name);
      const nested = /^\s*:\s*\{/.exec(rest);
      if (nested && depth > 1) addKeys(text, index + key.length + nested[0].length - 1, name, names, depth - 1);
      canBegin = false;
      index += key.length - 1;
    }
  }
}
