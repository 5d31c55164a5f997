/** The filter of the list: stored in the URL, and sent to the server as a condition. */
import type { templateWhereInput } from '../../../api/generated/operations.ts';
import { isTemplateType, templateTypes, type TemplateType } from '../kinds/index.ts';

export interface TemplateFilter {
  readonly search: string;
  /** In display order. */
  readonly types: readonly TemplateType[];
}

export const unfiltered: TemplateFilter = { search: '', types: templateTypes };

/** Every type, unless the URL names some; unknown names are ignored. */
export function readFilter(parameters: URLSearchParams): TemplateFilter {
  const named = parameters.get('types')?.split(',').filter(isTemplateType);
  return {
    search: parameters.get('search') ?? '',
    types: named ? templateTypes.filter((type) => named.includes(type)) : templateTypes,
  };
}

/** Default values are omitted. */
export function toSearchParams({ search, types }: TemplateFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.trim() !== '') parameters.set('search', search.trim());
  if (types.length < templateTypes.length) parameters.set('types', types.join(','));
  return parameters;
}

export function toWhere({ search, types }: TemplateFilter): templateWhereInput {
  const term = search.trim();
  const byTerm = term === '' ? [] : [{ or: [{ logicalId: term }, { name_contains: term }, { id: term }] }];
  return { and: [...byTerm, { or: [{ type_in: types.join(',') }] }] };
}

export function withType({ search, types }: TemplateFilter, type: TemplateType, isOn: boolean): TemplateFilter {
  return { search, types: templateTypes.filter((one) => (one === type ? isOn : types.includes(one))) };
}

export function isUnfiltered({ search, types }: TemplateFilter): boolean {
  return search.trim() === '' && types.length === templateTypes.length;
}
