/** What a new product can begin with: nothing, or a template of the server. */
import type { productTemplate } from '../../../api/generated/operations.ts';

export const templateChoices = ['EMPTY', 'BY_AGE', 'BY_ZONE_AND_DURATION', 'FLAT'] as const satisfies readonly (
  | 'EMPTY'
  | productTemplate
)[];

export type TemplateChoice = (typeof templateChoices)[number];

export function isTemplateChoice(value: string): value is TemplateChoice {
  return templateChoices.some((choice) => choice === value);
}
