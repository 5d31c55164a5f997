// The PDF files that are drawn on: their state, and facts about their content. Reading one may take seconds, so
// the facts are cached by content.
import { drawingLimits } from '@coverwright/insurance/drawing-box';
import type { FormFacts, FormOutcome, FormRefusal } from '@coverwright/render/pdf-drawing';
import type { Problem } from '../../../../errors/user-error.ts';
import { type ByteCache, createByteCache } from '../../../../memory/byte-cache.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import { say } from '../../../../sentences/say.ts';
import {
  findMovedContent,
  findStoredContent,
  readStoredContent,
  type StoredContent,
} from '../../../files/download/stored-files.service.ts';
import type { StateOfFiles } from '../../../files/download/state-file.service.ts';
import { callerOf } from '../../rendering/render-texts.service.ts';
import type { DrawingContent, FormState } from './pdf-drawing.ts';

/** The maximum cache size of an instance. Keep in sync with docs/limits.md. */
export const formFactsMaxBytes = 32 * 1024 * 1024;

declare module '../../../../request/context.ts' {
  interface AppParts {
    /** By content version. */
    readonly formFacts: ByteCache<FormOutcome>;
  }
}

export function createFormFacts(): ByteCache<FormOutcome> {
  return createByteCache(formFactsMaxBytes);
}

export interface FoundForm {
  readonly state: FormState;
  readonly fileKey: string;
  /** The content to draw on; undefined if there is none. */
  readonly content: StoredContent | undefined;
}

type FindScope = Pick<Scope, 'transaction' | 'caller'>;

/**
 * A moved file is still the chosen one. If another file is in its place, that one is used and reported.
 * @param state whose files are used instead of the present ones
 */
export async function findForm(
  { fileKey, file }: DrawingContent,
  scope: FindScope,
  state?: StateOfFiles,
): Promise<FoundForm> {
  if (fileKey === '') return { state: 'NONE', fileKey, content: undefined };
  const there = await findStoredContent(fileKey, scope, state);
  if (there !== undefined) {
    const isChosen = file === null || file.version === there.version;
    return { state: isChosen ? 'CURRENT' : 'REPLACED', fileKey, content: there };
  }
  const moved = file === null ? undefined : await findMovedContent(file.version, scope);
  if (moved === undefined) return { state: 'REMOVED', fileKey, content: undefined };
  return { state: 'MOVED', fileKey: moved.key, content: moved };
}

/** The facts about a content. Holds no connection. */
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

/** A timeout may be caused by a busy machine, so it is not cached. */
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
  return { code: 'NOT_FOUND', ...say('PDF_FILE_UNKNOWN', { key: fileKey }), path };
}

export function toRefusalProblem({ code, ...sentence }: FormRefusal, path: string): Problem {
  if (code === 'BUSY') return { code: 'BUSY', ...sentence };
  if (code === 'GONE') return { code: 'NOT_FOUND', ...sentence, path };
  const isTooMuch = code === 'TIME' || code === 'MEMORY' || code === 'PAGES';
  return { code: isTooMuch ? 'LIMIT_EXCEEDED' : 'INVALID', ...sentence, path };
}

/** Pages that have drawings but are missing in the file. */
export function missingPages({ drawings }: Pick<DrawingContent, 'drawings'>, { pages }: FormFacts): number[] {
  const numbers = new Set(drawings.map(({ page }) => page).filter((page) => page > pages.length));
  return [...numbers].toSorted((one, other) => one - other).slice(0, drawingLimits.drawings);
}
