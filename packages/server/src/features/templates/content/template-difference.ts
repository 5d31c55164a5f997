// The differences between two contents of a template, part by part. Pure.
import {
  type Difference,
  differenceOfValue,
  differencesOfList,
  namedBy,
  textNaming,
} from '../../../snapshots/difference.ts';
import type { TemplateContent } from './template-content.ts';

export type TemplatePart = 'NAME' | 'DESCRIPTION' | 'QUERY' | 'CONTENT' | 'TEXT';

export type TemplateDifference = Difference<TemplatePart>;

/** The name of a template that does not exist yet is no difference. */
export function differenceOfTemplates(
  before: TemplateContent | undefined,
  wanted: TemplateContent,
): TemplateDifference[] {
  const current = before ?? { name: wanted.name, description: null, graphQlQuery: null, content: {}, texts: [] };
  return [
    ...differenceOfValue('NAME', current.name, wanted.name, (name) => name),
    ...differenceOfValue('DESCRIPTION', current.description, wanted.description),
    ...differenceOfValue('QUERY', current.graphQlQuery, wanted.graphQlQuery),
    ...differencesOfList('CONTENT', fieldsOf(current), fieldsOf(wanted), fieldNaming),
    ...differencesOfList('TEXT', current.texts, wanted.texts, textNaming),
  ];
}

type Field = readonly [name: string, value: unknown];

const fieldNaming = namedBy<Field>(([name]) => name);

/** Settings that are null count as absent. */
function fieldsOf({ content }: Pick<TemplateContent, 'content'>): Field[] {
  return Object.entries(content).filter(([, value]) => value !== null);
}
