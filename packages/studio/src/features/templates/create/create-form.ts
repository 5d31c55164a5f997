/** The create form. */
import { defaultTemplateType, type TemplateType } from '../kinds/index.ts';

export interface CreateForm {
  readonly name: string;
  readonly description: string;
  readonly type: TemplateType;
}

export const emptyForm: CreateForm = { name: '', description: '', type: defaultTemplateType };

export function isCreateFormDirty({ name, description }: CreateForm): boolean {
  return name !== '' || description !== '';
}
