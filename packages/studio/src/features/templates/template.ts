/** A template as the list shows it. */
import type { TemplateRowFragment } from '../../api/generated/operations.ts';
import { isTemplateType, type TemplateType } from './kinds/index.ts';

export interface Template {
  readonly id: string;
  readonly type: TemplateType;
  readonly view: string;
  readonly name: string;
  readonly description: string;
  readonly logicalId: string;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly revision: string | undefined;
}

/** Omits templates of kinds that the studio does not have. */
export function toTemplates(rows: readonly (TemplateRowFragment | null | undefined)[]): Template[] {
  return rows.flatMap((row) => {
    const type = row?.type ?? '';
    if (!row || !isTemplateType(type)) return [];
    return [
      {
        id: row.id,
        type,
        view: row.templateView ?? '',
        name: row.name ?? '',
        description: row.description ?? '',
        logicalId: row.logicalId ?? '',
        createdAt: row.createdAt ?? '',
        modifiedAt: row.lastModifiedAt ?? '',
        revision: row.revision ?? undefined,
      },
    ];
  });
}
