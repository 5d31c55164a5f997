// Transfer files between tenants, described in docs/transfer.md. Pure: converts text to content with the right
// shape, and back. Independent of features; whether a tenant accepts the content is decided where it is stored.
import type { Sentence } from '@coverwright/insurance/sentence';
import { jsonOverLimit, parseJsonText } from '@coverwright/rules';
import type { z } from 'zod';
import { shapeProblems } from '../errors/shape-problems.ts';
import type { Problem } from '../errors/user-error.ts';
import { toJsonSentence } from '../errors/rule-problem.ts';
import { findUnstorableText, validateBytes } from '../errors/validate-text.ts';
import { say, type Word, word } from '../sentences/say.ts';

export interface TransferFormat<Content> {
  /** The format name, such as coverwright.products. */
  readonly format: string;
  readonly formatVersion: number;
  /** In the plural, such as products. */
  readonly things: Word;
  /** The screen that exports them. */
  readonly screen: Word;
  readonly limits: {
    /** In UTF-8. */
    readonly bytes: number;
    readonly nesting: number;
    readonly containers: number;
    readonly values: number;
  };
  /** The schema of the entire file, including its format and version. */
  readonly shape: z.ZodType<Content>;
}

export type TransferFileOutcome<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Further problems would only repeat the first ones. */
export const problemsMax = 50;

export function readTransferFile<Content>(
  format: TransferFormat<Content>,
  text: string,
  path: string,
): TransferFileOutcome<Content> {
  const tooLarge = validateSize(format, text, path);
  if (tooLarge.length > 0) return { ok: false, problems: tooLarge };
  const parsed = parseJsonText(text);
  if (!parsed.ok) return refused(say('FILE_NOT_JSON', { why: toJsonSentence(parsed) }), path);
  const { value } = parsed;
  const foreign = validateFormat(format, value);
  if (foreign !== undefined) return refused(foreign, path);
  const unkeepable = findUnstorableText(value);
  const shape = format.shape.safeParse(value, { reportInput: true });
  if (shape.success && unkeepable.length === 0) return { ok: true, content: shape.data };
  const problems = [...unkeepable, ...shapeProblems(shape.error?.issues ?? [], 'The file')];
  return { ok: false, problems: problems.slice(0, problemsMax) };
}

/** Checked before parsing, which creates an object for every list and object. */
function validateSize({ limits, things }: TransferFormat<unknown>, text: string, path: string): Problem[] {
  const tooLong = validateBytes(text, path, { name: 'file', maxBytes: limits.bytes });
  if (tooLong.length > 0) return tooLong;
  const { nesting, containers, values } = limits;
  const limit = jsonOverLimit(text, { nesting, containers, values });
  if (limit === undefined) return [];
  const sentence = {
    nesting: say('FILE_LEVELS_MAX', { max: nesting, things: word(things) }),
    containers: say('FILE_CONTAINERS_MAX', { max: containers.toLocaleString('en-US'), things: word(things) }),
    values: say('FILE_VALUES_MAX', { max: values.toLocaleString('en-US'), things: word(things) }),
  }[limit];
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
}

/** A file of another format gets one message instead of one per field. */
function validateFormat({ things, screen, ...wanted }: TransferFormat<unknown>, value: unknown): Sentence | undefined {
  const isObject = typeof value === 'object' && value !== null;
  const format = isObject && 'format' in value ? value.format : undefined;
  if (format !== wanted.format) {
    return say('FILE_FORMAT_WRONG', { things: word(things), format: wanted.format, screen: word(screen) });
  }
  const version = isObject && 'formatVersion' in value ? value.formatVersion : undefined;
  if (version === wanted.formatVersion) return undefined;
  return say('FILE_FORMAT_VERSION_WRONG', { version: wanted.formatVersion, things: word(things) });
}

function refused(sentence: Sentence, path: string): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [{ code: 'INVALID', ...sentence, path }] };
}

export function toTransferFile({ format, formatVersion }: TransferFormat<unknown>, fields: object): string {
  return `${JSON.stringify({ format, formatVersion, ...fields }, null, 1)}\n`;
}

/** Only characters that every file system allows. */
export function transferFileName(parts: readonly string[]): string {
  const name = parts.filter((part) => part !== '').join('-');
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '')}.coverwright.json`;
}
