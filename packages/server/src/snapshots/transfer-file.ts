// Transfer files between tenants, described in docs/transfer.md. Pure: converts text to content with the right
// shape, and back. Independent of features; whether a tenant accepts the content is decided where it is stored.
import { jsonOverLimit, parseJsonText } from '@coverwright/rules';
import type { z } from 'zod';
import { shapeProblems } from '../errors/shape-problems.ts';
import type { Problem } from '../errors/user-error.ts';
import { findUnstorableText, validateBytes } from '../errors/validate-text.ts';

export interface TransferFormat<Content> {
  /** The format name, such as coverwright.products. */
  readonly format: string;
  readonly formatVersion: number;
  /** In the plural, such as products. */
  readonly things: string;
  /** The screen that exports them. */
  readonly screen: string;
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
  if (!parsed.ok) return refused(`The file is not valid JSON. ${parsed.message}`, path);
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
  const words = {
    nesting: `is nested more than ${nesting} levels deep`,
    containers: `has more than ${containers.toLocaleString('en-US')} lists and objects`,
    values: `has more than ${values.toLocaleString('en-US')} values`,
  }[limit];
  return [{ code: 'LIMIT_EXCEEDED', message: `The file ${words}. Export fewer ${things} at once.`, path }];
}

/** A file of another format gets one message instead of one per field. */
function validateFormat({ things, screen, ...wanted }: TransferFormat<unknown>, value: unknown): string | undefined {
  const isObject = typeof value === 'object' && value !== null;
  const format = isObject && 'format' in value ? value.format : undefined;
  if (format !== wanted.format) {
    return `The file is not an export of ${things}: its format is not ${wanted.format}. Choose a file that was exported from ${screen}.`;
  }
  const version = isObject && 'formatVersion' in value ? value.formatVersion : undefined;
  if (version === wanted.formatVersion) return undefined;
  return `This server reads version ${wanted.formatVersion} of the format of ${things}, and the file has another. Export it again from a server of the same release.`;
}

function refused(message: string, path: string): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [{ code: 'INVALID', message, path }] };
}

export function toTransferFile({ format, formatVersion }: TransferFormat<unknown>, fields: object): string {
  return `${JSON.stringify({ format, formatVersion, ...fields }, null, 1)}\n`;
}

/** Only characters that every file system allows. */
export function transferFileName(parts: readonly string[]): string {
  const name = parts.filter((part) => part !== '').join('-');
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '')}.coverwright.json`;
}
