/** The create form and its stored draft. */
import { defaultTemplateType, isTemplateType, type TemplateType } from '../kinds/index.ts';

export interface CreateForm {
  readonly name: string;
  readonly description: string;
  readonly type: TemplateType;
}

export const emptyForm: CreateForm = { name: '', description: '', type: defaultTemplateType };

export function isCreateFormDirty({ name, description }: CreateForm): boolean {
  return name !== '' || description !== '';
}

/** Restores the draft of a page that was lost. */
export function fromDraft(draft: Readonly<Record<string, string | boolean>>): CreateForm {
  const type = String(draft['type']);
  return {
    name: String(draft['name'] ?? ''),
    description: String(draft['description'] ?? ''),
    type: isTemplateType(type) ? type : defaultTemplateType,
  };
}
