// The PDF files that are drawn on: whether they are still what was chosen, and what there is to know of them. Reading one
// may take seconds, so what is known of a content is remembered.
import { drawingLimits } from '@coverwright/insurance/drawing-box';
import type { FormFacts, FormOutcome, FormRefusal } from '@coverwright/render/pdf-drawing';
import type { Problem } from '../../../../errors/user-error.ts';
import { type ByteCache, createByteCache } from '../../../../memory/byte-cache.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import {
  findMovedContent,
  findStoredContent,
  readStoredContent,
  type StoredContent,
} from '../../../files/download/stored-files.service.ts';
import { callerOf } from '../../rendering/render-texts.service.ts';
import type { DrawingContent, FormState } from './pdf-drawing.ts';

/** What an instance remembers. docs/limits.md has the same number. */
export const formFactsMaxBytes = 32 * 1024 * 1024;

declare module '../../../../request/context.ts' {
  interface AppParts {
    /** By version of a content. */
    readonly formFacts: ByteCache<FormOutcome>;
  }
}

export function createFormFacts(): ByteCache<FormOutcome> {
  return createByteCache(formFactsMaxBytes);
}

export interface FoundForm {
  readonly state: FormState;
  readonly fileKey: string;
  /** What is drawn on; undefined where there is none. */
  readonly content: StoredContent | undefined;
}

type FindScope = Pick<Scope, 'transaction' | 'caller'>;

/** A file that was moved is still the one that was chosen. Another one in its place is taken, and reported. */
export async function findForm({ fileKey, file }: DrawingContent, scope: FindScope): Promise<FoundForm> {
  if (fileKey === '') return { state: 'NONE', fileKey, content: undefined };
  const there = await findStoredContent(fileKey, scope);
  if (there !== undefined) {
    const isChosen = file === null || file.version === there.version;
    return { state: isChosen ? 'CURRENT' : 'REPLACED', fileKey, content: there };
  }
  const moved = file === null ? undefined : await findMovedContent(file.version, scope);
  if (moved === undefined) return { state: 'REMOVED', fileKey, content: undefined };
  return { state: 'MOVED', fileKey: moved.key, content: moved };
}

/** What is known of a content. Holds no connection. */
export async function readFormOutcome(content: StoredContent, context: RequestContext): Promise<FormOutcome> {
  const { app, signal } = context;
  const { version } = content;
  const known = app.formFacts.get(version);
  if (known !== undefined) return known;
  const caller = callerOf(context);
  const outcome = await app.engines.forms.read(() => readStoredContent(content, app.objects), caller, signal);
  if (outcome.ok || isLasting(outcome.refusal)) {
    app.formFacts.set(version, { value: outcome, sizeBytes: sizeOf(outcome), owner: caller });
  }
  return outcome;
}

/** What took too long may have done so on a busy machine. */
function isLasting({ code }: FormRefusal): boolean {
  return code !== 'BUSY' && code !== 'TIME' && code !== 'MEMORY' && code !== 'GONE';
}

/** Approximately. */
function sizeOf(outcome: FormOutcome): number {
  if (!outcome.ok) return 500;
  const { pages, fields } = outcome.facts;
  return (
    500 +
    64 * pages.length +
    fields.reduce((sum, { name, label }) => sum + 400 + 2 * (name.length + (label?.length ?? 0)), 0)
  );
}

export function noSuchFile(fileKey: string, path: string): Problem {
  return { code: 'NOT_FOUND', message: `There is no file ${fileKey}. Choose another file.`, path };
}

export function toRefusalProblem({ code, message }: FormRefusal, path: string): Problem {
  if (code === 'BUSY') return { code: 'BUSY', message };
  if (code === 'GONE') return { code: 'NOT_FOUND', message, path };
  const isTooMuch = code === 'TIME' || code === 'MEMORY' || code === 'PAGES';
  return { code: isTooMuch ? 'LIMIT_EXCEEDED' : 'INVALID', message, path };
}

/** The page of a drawing cannot be beyond any file. */
export function missingPages({ drawings }: Pick<DrawingContent, 'drawings'>, { pages }: FormFacts): number[] {
  const numbers = new Set(drawings.map(({ page }) => page).filter((page) => page > pages.length));
  return [...numbers].toSorted((one, other) => one - other).slice(0, drawingLimits.drawings);
}
