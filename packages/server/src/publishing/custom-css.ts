// The style sheet of an app's author. External resources, which the page's content security policy would block,
// are reported to the author. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { type CompileProblem } from './app-snapshot.ts';
import { lineAndColumn } from './component-source.ts';
import { say } from '../sentences/say.ts';

const path = 'config.theme.customCss.cssString';
const loading = /@import\b|(?:url|src)\(\s*(["']?)([^"')]*)|image-set\(/gi;

export function checkCustomCss(css: string): CompileProblem[] {
  // Comments and escapes are replaced by text of the same length, so that positions still match.
  const plain = css
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (escape, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return (code > 0 && code < 0x1_0000 ? String.fromCharCode(code) : '?').padEnd(escape.length, '\u200B');
    })
    .replaceAll('\\', '\u200B');
  const searched = plain.replaceAll('\u200B', '');
  const offsets = plain.split('').flatMap((sign, at) => (sign === '\u200B' ? [] : [at]));
  const problems = [...searched.matchAll(loading)].flatMap((found): CompileProblem[] => {
    const fault = refusalOf(found[0], found[2]);
    if (fault === undefined) return [];
    const position = lineAndColumn(css, offsets[found.index] ?? 0);
    return [{ code: 'INVALID', ...say('CUSTOM_CSS_FAULT', { ...position, fault }), path, ...position }];
  });
  return problems.slice(0, 20);
}

function refusalOf(match: string, address = ''): Sentence | undefined {
  if (/^@import/i.test(match)) return say('CSS_IMPORT_REFUSED');
  if (/^image-set/i.test(match)) return say('CSS_IMAGE_SET_REFUSED');
  const target = address.trim();
  if (/^\/(?![/\\])/.test(target) || target.startsWith('#')) return undefined;
  if (/^data:(?:image|font)\//i.test(target)) return undefined;
  return say('CSS_FILE_OUTSIDE', { target: target.slice(0, 60) });
}
