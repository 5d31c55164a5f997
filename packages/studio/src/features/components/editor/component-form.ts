/** The form of a component's source editor. Pure. */
import type { JsonObject } from '@coverwright/rules';
import type { updateComponentInput } from '../../../api/generated/operations.ts';
import { componentStatuses, toComponentJson, type ComponentSource, type ComponentStatus } from '../component.ts';

export interface ComponentForm {
  readonly template: string;
  readonly script: string;
  readonly status: ComponentStatus;
}

export function toComponentForm({ template, script, component }: ComponentSource): ComponentForm {
  return { template, script, status: component.status };
}

export function readComponentForm(value: unknown): ComponentForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { template, script, status }: { template?: unknown; script?: unknown; status?: unknown } = value;
  const known = componentStatuses.find((one) => one === status);
  if (typeof template !== 'string' || typeof script !== 'string' || known === undefined) return undefined;
  return { template, script, status: known };
}

/** @param json the loaded component, including the template that its tree belongs to */
export function toUpdateInput(
  { template, script, status }: ComponentForm,
  read: { readonly json: JsonObject; readonly template: string },
): updateComponentInput {
  return {
    vueTemplate: template,
    componentJsonString: toComponentJson(read.json, script, template !== read.template),
    status,
  };
}
