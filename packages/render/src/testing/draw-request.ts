// Requests for drawing on a form, for tests.
import type { DrawnText, DrawOutcome, DrawRequest, FormFacts } from '../pdf-drawing/drawing-request.ts';
import { readForm } from '../pdf-drawing/form/read-form.ts';
import { rawPages } from './forms/raw-pdf.ts';

/** A page of A4 without anything on it. */
export const blankForm = rawPages([{ operators: '' }]);

/** In Arial of 12 points, in the middle of the page. */
export function textOf(text: string, more: Partial<DrawnText> = {}): DrawnText {
  return {
    id: 'text',
    kind: 'TEXT',
    page: 1,
    box: { x: 100, y: 200, width: 200, height: 60 },
    textAlignment: 'LEFT',
    verticalAlignment: 'TOP',
    text,
    familyName: 'Arial',
    fontSize: 12,
    isBold: false,
    isItalic: false,
    line: 'none',
    isShrunkToFit: false,
    ...more,
  };
}

export async function drawRequestOf(
  drawings: DrawRequest['drawings'],
  { form = blankForm, ...more }: Partial<DrawRequest> & { readonly form?: Uint8Array } = {},
): Promise<DrawRequest> {
  const facts: FormFacts = more.facts ?? (await readForm(form));
  return {
    loadForm: () => Promise.resolve(form),
    facts,
    drawings,
    locale: 'en-US',
    loadFile: () => Promise.resolve(undefined),
    ...more,
  };
}

export function requireDrawn(outcome: DrawOutcome): Extract<DrawOutcome, { ok: true }> {
  if (outcome.ok) return outcome;
  throw new Error(JSON.stringify('refusal' in outcome ? outcome.refusal : outcome.problems));
}
