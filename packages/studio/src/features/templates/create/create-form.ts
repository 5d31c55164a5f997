/** What the create form holds, and what is stored of it. */
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

/** Of what was saved for a lost page. */
export function fromDraft(draft: Readonly<Record<string, string | boolean>>): CreateForm {
  const type = String(draft['type']);
  return {
    name: String(draft['name'] ?? ''),
    description: String(draft['description'] ?? ''),
    type: isTemplateType(type) ? type : defaultTemplateType,
  };
}
