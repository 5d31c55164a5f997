/** The form that creates an app. Pure. */
import type { createAppInput } from '../../../api/generated/operations.ts';
import { appTemplateIds, type AppTemplateId } from '../app.ts';
import { toCamelCase } from '@coverwright/insurance/identifiers';

export interface AppForm {
  readonly name: string;
  readonly appId: string;
  readonly host: string;
  readonly regexPattern: string;
  readonly templateId: AppTemplateId;
}

export type AppField = Extract<keyof AppForm, string>;

export const emptyAppForm: AppForm = { name: '', appId: '', host: '', regexPattern: '', templateId: appTemplateIds[0] };

const requiredFields = ['name', 'appId', 'host'] as const;

/** @param isHostRequired false for users who may only choose among the tenant's hosts, of which there may be none */
export function missingFields(form: AppForm, isHostRequired: boolean): readonly (typeof requiredFields)[number][] {
  return requiredFields.filter((field) => form[field].trim() === '' && (field !== 'host' || isHostRequired));
}

/** The id follows the name until it is edited. */
export function withName(form: AppForm, name: string): AppForm {
  const follows = form.appId === toCamelCase(form.name);
  return { ...form, name, appId: follows ? toCamelCase(name) : form.appId };
}

export function toCreateInput({ name, appId, host, regexPattern, templateId }: AppForm): createAppInput {
  return {
    appName: name.trim(),
    appId: appId.trim(),
    appTemplateId: templateId,
    urlRouting: {
      ...(host.trim() !== '' && { url: host.trim().toLowerCase() }),
      ...(regexPattern.trim() !== '' && { regexPattern: regexPattern.trim() }),
    },
  };
}

/** The field that the path of a server problem names. */
export function fieldOfPath(path: string): AppField | undefined {
  const last = path.split('.').at(-1);
  if (last === 'appName') return 'name';
  if (last === 'url' || last === 'host') return 'host';
  if (last === 'appTemplateId') return 'templateId';
  return last === 'appId' || last === 'regexPattern' ? last : undefined;
}
