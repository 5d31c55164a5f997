/** Converts between the tree of a component and its texts. Pure. */
import { maxNodes } from '@coverwright/component-tree/edits';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { keepIds } from '@coverwright/component-tree/keep-ids';
import { parseTemplate } from '@coverwright/component-tree/parse';
import type { TemplateProblem } from '@coverwright/component-tree/template-problem';
import type { Source } from '../work/component-work.ts';

export interface ComponentTexts {
  readonly template: string;
  readonly script: string;
}

export type TextProblem = { readonly kind: 'template'; readonly fault: TemplateProblem } | { readonly kind: 'large' };

export function toTexts({ document, script }: Source): ComponentTexts {
  return { template: generateTemplate(document), script };
}

/** The tree of a template, if it can be represented as one; unchanged nodes keep their ids. */
export function applyTexts(
  before: Source,
  { template, script }: ComponentTexts,
  newId: () => string,
): { readonly source: Source } | { readonly problem: TextProblem } {
  const { document, problems } = parseTemplate(template, { newId });
  const [problem] = problems;
  if (problem !== undefined) return { problem: { kind: 'template', fault: problem } };
  if (document.nodes.size > maxNodes) return { problem: { kind: 'large' } };
  return { source: { document: keepIds(before.document, document).document, script } };
}
