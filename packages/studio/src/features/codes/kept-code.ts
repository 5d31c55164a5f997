import { drafts, isFormDraft } from '../../ui/editor/draft/use-kept-draft.ts';
import type { ProductKey } from '../products/paths.ts';
import type { CodeKind } from './code-rule.ts';

/** One dialog is open at a time, so there is one draft for each kind. */
export function codeDraftKey(kind: CodeKind, { plan, type, version }: ProductKey): string {
  return `${kind}-code|${plan}|${type}|${version}`;
}

/** The code that a half-typed change waits for since the page was lost: empty for a new one, undefined for none. */
export function keptCode(kind: CodeKind, productId: ProductKey): string | undefined {
  const draft = drafts.read(codeDraftKey(kind, productId));
  return isFormDraft(draft) ? String(draft['of'] ?? '') : undefined;
}
