/** The common part of all kinds' editors: the settings of a template, and where its problems are shown. */
import { isObject } from '@coverwright/insurance/json';
import type { Problem } from '../../../api/api-error.ts';
import type { TemplateHeadFragment } from '../../../api/generated/operations.ts';

/** A kind's form has these and its own fields. It contains only JSON values, since it is stored as a draft. */
export interface TemplateSettings {
  readonly name: string;
  readonly logicalId: string;
  readonly description: string;
}

export const settingsFields = [
  'name',
  'logicalId',
  'description',
] as const satisfies readonly (keyof TemplateSettings)[];
export type SettingsField = (typeof settingsFields)[number];

export function toSettings({ name, logicalId, description }: TemplateHeadFragment): TemplateSettings {
  return { name: name ?? '', logicalId: logicalId ?? '', description: description ?? '' };
}

/** The text fields of a stored draft, for a kind whose form contains only texts. */
export function readTexts<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): Readonly<Record<Field, string>> | undefined {
  if (!isObject(value)) return undefined;
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = value[field];
    if (typeof text !== 'string') return undefined;
    texts[field] = text;
  }
  return isWhole(texts, fields) ? texts : undefined;
}

export interface FieldProblems {
  /**
   * The first problem of each field in the settings panel, keyed by its name, or by the path of a field of the kind.
   */
  readonly atFields: Readonly<Record<string, Problem>>;
  /** For the debug console. */
  readonly rest: readonly Problem[];
}

/** @param kindFields the paths of the kind's own fields */
export function toFieldProblems(problems: readonly Problem[], kindFields: readonly string[] = []): FieldProblems {
  const atFields: Record<string, Problem> = {};
  const rest: Problem[] = [];
  for (const problem of problems) {
    const path = problem.path?.replace(/^input\./, '');
    const last = path?.split('.').at(-1);
    const field = kindFields.find((one) => one === path) ?? settingsFields.find((name) => name === last);
    if (field === undefined) rest.push(problem);
    else atFields[field] ??= problem;
  }
  return { atFields, rest };
}

function isWhole<Field extends string>(
  texts: Partial<Record<Field, string>>,
  fields: readonly Field[],
): texts is Record<Field, string> {
  return fields.every((field) => texts[field] !== undefined);
}
