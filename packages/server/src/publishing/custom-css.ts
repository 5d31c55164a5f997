// The style sheet of an app's author. External resources, which the page's content security policy would block,
// are reported to the author. Pure.
import { type CompileProblem } from './app-snapshot.ts';
import { lineAndColumn } from './component-source.ts';

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
    const message = refusalOf(found[0], found[2]);
    if (message === undefined) return [];
    const position = lineAndColumn(css, offsets[found.index] ?? 0);
    const where = `Custom CSS, line ${position.line}, column ${position.column}`;
    return [{ code: 'INVALID', message: `${where}: ${message}`, path, ...position }];
  });
  return problems.slice(0, 20);
}

function refusalOf(match: string, address = ''): string | undefined {
  if (/^@import/i.test(match)) return 'Style sheets cannot be imported. Copy the rules instead.';
  if (/^image-set/i.test(match)) return 'image-set() is not supported. Use url() with a file of this tenant.';
  const target = address.trim();
  if (/^\/(?![/\\])/.test(target) || target.startsWith('#')) return undefined;
  if (/^data:(?:image|font)\//i.test(target)) return undefined;
  return `"${target.slice(0, 60)}" is not a file of this app. Use a path that begins with one slash, or a data: URL of an image.`;
}
