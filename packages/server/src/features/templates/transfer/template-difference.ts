// The changes that an import makes to one template: part by part, with recognizable names. Pure.
import {
  changeOfValue,
  changesOfList,
  type Naming,
  type PartChange,
  textNaming,
} from '../../../transfer/import-change.ts';
import type { FileTemplate } from './template-file.ts';

export type TemplatePart = 'NAME' | 'DESCRIPTION' | 'QUERY' | 'CONTENT' | 'TEXT';

export type TemplateChange = PartChange<TemplatePart>;

/** Everything that belongs to a template that does not exist yet. */
export function emptyTemplate({ type, logicalId, name }: FileTemplate): FileTemplate {
  return { type, logicalId, name, description: null, graphQlQuery: null, content: {}, texts: [] };
}

export function differenceOfTemplates(current: FileTemplate, wanted: FileTemplate): TemplateChange[] {
  return [
    ...changeOfValue('NAME', current.name, wanted.name, (name) => name),
    ...changeOfValue('DESCRIPTION', current.description, wanted.description),
    ...changeOfValue('QUERY', current.graphQlQuery, wanted.graphQlQuery),
    ...changesOfList('CONTENT', fieldsOf(current), fieldsOf(wanted), fieldNaming),
    ...changesOfList('TEXT', current.texts, wanted.texts, textNaming),
  ];
}

type Field = readonly [name: string, value: unknown];

const fieldNaming: Naming<Field> = { keyOf: ([name]) => name, nameOf: ([name]) => name };

/** Settings that are null count as absent. */
function fieldsOf({ content }: FileTemplate): Field[] {
  return Object.entries(content).filter(([, value]) => value !== null);
}
