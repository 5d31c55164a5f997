import { aboutKept } from '../../ui/editor/record/kept-form.ts';
import { drafts } from '../../ui/editor/record/studio-drafts.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { CodeKind } from './code-rule.ts';

/** Only one dialog is open at a time, so there is one draft per kind. */
export function codeDraftKey(kind: CodeKind, { plan, type, version }: ProductKey): string {
  return `${kind}-code|${plan}|${type}|${version}`;
}

/** The code that has a draft from before the page was lost: empty for a new code, undefined if there is no draft. */
export function findDraftedCode(kind: CodeKind, productId: ProductKey): string | undefined {
  return aboutKept(drafts.read(codeDraftKey(kind, productId)));
}
