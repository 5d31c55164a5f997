// What each part of a template consists of, in its history.
import type { ItemHistory } from '../../../snapshots/item-history.ts';
import type { TemplateContent } from './template-content.ts';
import type { Template } from '../template.ts';

export interface TemplateParts {
  readonly general: Pick<Template, 'type' | 'name' | 'description' | 'logicalId' | 'graphQlQuery'>;
  readonly content: object;
  readonly texts: TemplateContent['texts'];
}

/** How the parts of states are read. */
export const templateFormat: Pick<ItemHistory<TemplateParts>, 'format'> = { format: 1 };
