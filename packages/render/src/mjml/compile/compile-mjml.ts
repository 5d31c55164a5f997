// From rendered MJML to HTML: first our own scan, which finds what the compiler ignores, then the compiler. Offsets refer
// to the compiled MJML.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { mjmlLimits } from '../limits.ts';
import { checkStructure } from '../source/check-structure.ts';
import type { MjmlDefinitions } from '../source/definitions.ts';
import { type Scan, scanMjml, type SourceFault } from '../source/scan.ts';

/** A problem reported by the compiler: a line, and the element that begins on it. */
interface CompilerError {
  readonly line: number;
  readonly tagName: string;
  readonly message: string;
}

export interface MjmlCompiler {
  readonly definitions: MjmlDefinitions;
  compile(source: string): Promise<{ readonly html: string; readonly errors: readonly CompilerError[] }>;
}

export type Compiled =
  | { readonly ok: true; readonly html: string; readonly scan: Scan; readonly warnings: readonly SourceFault[] }
  | { readonly ok: false; readonly faults: readonly SourceFault[] };

/** `locale` becomes the language of the mail unless the author sets one. */
export async function compileMjml(source: string, locale: string, compiler: MjmlCompiler): Promise<Compiled> {
  if (Buffer.byteLength(source) > mjmlLimits.sourceBytes) {
    const sentence = say('MJML_MAIL_MAX', { mebibytes: mjmlLimits.sourceBytes / 1024 / 1024 });
    return { ok: false, faults: [{ ...sentence, offset: 0, code: 'LIMIT' }] };
  }
  const scan = scanMjml(source, compiler.definitions);
  const faults = [...scan.faults];
  if (!faults.some(({ code }) => code === 'LIMIT')) faults.push(...checkStructure(source, scan, compiler.definitions));
  const problems = faults.filter(({ code }) => code !== 'WARNING');
  if (problems.length > 0) return { ok: false, faults: inOrder(problems) };
  try {
    const { html, errors } = await compiler.compile(withLanguage(source, scan, locale));
    const reported = errors.filter(({ message }) => !message.includes('mj-title'));
    if (reported.length > 0)
      return { ok: false, faults: inOrder(reported.map((error) => locate(error, source, scan))) };
    if (Buffer.byteLength(html) > mjmlLimits.htmlBytes) {
      const sentence = say('MJML_HTML_MAX', { mebibytes: mjmlLimits.htmlBytes / 1024 / 1024 });
      return { ok: false, faults: [{ ...sentence, offset: 0, code: 'LIMIT' }] };
    }
    return { ok: true, html, scan, warnings: inOrder(faults) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [{ ...say('MJML_CANNOT_COMPILE', { fault }), offset: 0 }] };
  }
}

function inOrder(faults: readonly SourceFault[]): SourceFault[] {
  return faults.toSorted((a, b) => a.offset - b.offset).slice(0, mjmlLimits.problems);
}

/** On the line of the start tag, so that line numbers do not change. */
function withLanguage(source: string, { elements }: Scan, locale: string): string {
  const root = elements[0];
  if (root === undefined || root.attributes.some(({ name }) => name === 'lang')) return source;
  const end = root.begin + '<mjml'.length;
  return `${source.slice(0, end)} lang="${locale}"${source.slice(end)}`;
}

/** At the attribute that the message names, or else at the element. */
function locate({ line, tagName, message }: CompilerError, source: string, { elements }: Scan): SourceFault {
  const begin = offsetOfLine(source, line);
  const element = elements.find((one) => one.begin >= begin && one.name === tagName);
  const [, name] = /^Attributes? ([\w-]+)/.exec(message) ?? [];
  const attribute = element?.attributes.find((one) => one.name === name);
  const offset = attribute?.begin ?? element?.begin ?? Math.min(begin, source.length);
  return { ...toSentence(message, tagName), offset };
}

function offsetOfLine(source: string, line: number): number {
  let offset = 0;
  for (let at = 1; at < line; at += 1) {
    const next = source.indexOf('\n', offset);
    if (next < 0) return offset;
    offset = next + 1;
  }
  return offset;
}

/** The compiler's own message, if rewording it would not make it clearer. */
function toSentence(message: string, tagName: string): Sentence {
  const [, attribute, value = ''] = /^Attribute ([\w-]+) has invalid value: ([^]*?) for type/.exec(message) ?? [];
  if (attribute !== undefined) {
    const type = /for type ([^]*?)(?:, only|\.?$)/.exec(message)?.[1] ?? '';
    return say('MJML_VALUE_WRONG', { attribute, value, tag: tagName, taken: toTaken(type) });
  }
  const [, name, parent = '', allowed = ''] =
    /^(\S+) cannot be used inside (\S+), only inside: (.+)$/.exec(message) ?? [];
  if (name !== undefined) return say('MJML_COMPONENT_MISPLACED', { name, parent, allowed });
  const fault = `${message.replaceAll(/\s+/g, ' ').trim()}${/[.!?]\s*$/.test(message) ? '' : '.'}`;
  return say('MJML_COMPILER_FAULT', { fault });
}

function toTaken(type: string): Sentence | string {
  const [, kind, list = ''] = /^(\w+)\((.*)\)/.exec(type) ?? [];
  if (kind === 'enum') return oneOf(list);
  if (kind?.startsWith('unit') === true) return say('MJML_NUMBERS_WITH_UNIT', { units: oneOf(list) });
  if (/color/i.test(type)) return say('MJML_COLOR');
  const name = type.trim();
  return name === '' ? say('MJML_VALUE_OF_NAMED_TYPE') : say('MJML_VALUE_OF_TYPE', { type: name });
}

function oneOf(list: string): Sentence | string {
  const [first = '', ...others] = list.split(',');
  return others.reduce<Sentence | string>((one, other) => say('ONE_OR_OTHER', { one, other }), first);
}
