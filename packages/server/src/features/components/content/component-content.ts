// The complete content of a component: its shape, its differences, and what it names. Pure.
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import { z } from 'zod';
import { componentStatusEnumeration } from '../../../graphql/generated/schema-types.ts';
import { type Difference, differenceOfValue } from '../../../snapshots/difference.ts';
import {
  type ComponentSource,
  type ComponentStatus,
  type ComponentVersion,
  newComponentDefaults,
  toScript,
} from '../component.ts';

export interface ComponentContent extends ComponentSource {
  readonly name: string;
  readonly status: ComponentStatus;
  readonly version: ComponentVersion;
}

/** What each part of a component consists of in history. */
export interface ComponentParts {
  readonly general: Pick<ComponentContent, 'name' | 'status' | 'version'>;
  readonly template: string;
  readonly json: string;
}

export const componentFormat = { format: 1 } as const;

const text = z.string();

export const componentShape = z.strictObject({
  name: text,
  status: z.enum(componentStatusEnumeration),
  version: z.strictObject({ framework: text, version: text }),
  vueTemplate: text,
  componentJson: text,
});

export type ComponentPart = 'NAME' | 'STATUS' | 'VERSION' | 'TEMPLATE' | 'JSON';

export function differenceOfComponents(
  before: ComponentContent | undefined,
  after: ComponentContent,
): Difference<ComponentPart>[] {
  return [
    ...differenceOfValue('NAME', before?.name, after.name, (name) => name),
    ...differenceOfValue('STATUS', before?.status, after.status, (status) => status),
    ...differenceOfValue('VERSION', before?.version, after.version),
    ...differenceOfValue('TEMPLATE', before?.vueTemplate, after.vueTemplate),
    ...differenceOfValue('JSON', before?.componentJson, after.componentJson),
  ];
}

/** Vue does not distinguish them by case. */
export function namesOf({ name }: ComponentContent): string[] {
  return [name.toLowerCase()];
}

interface WantedSource extends Pick<ComponentContent, 'name' | 'status' | 'vueTemplate'> {
  readonly script: string | null;
}

/** The content with this source. The editor's tree remains if it is that of the template. */
export function withSource(
  current: ComponentContent | undefined,
  { name, status, vueTemplate, script }: WantedSource,
): ComponentContent {
  const { version } = newComponentDefaults;
  const content = { name, status, version, vueTemplate };
  const isSameTemplate = current?.vueTemplate === vueTemplate;
  if (isSameTemplate && toScript(current.componentJson) === script)
    return { ...content, componentJson: current.componentJson };
  const parsed = parseJsonText(current?.componentJson ?? '{}');
  const { editorScript: _script, editorAst, ...json } = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const componentJson = JSON.stringify({
    ...json,
    ...(script !== null && { editorScript: script }),
    ...(isSameTemplate && editorAst !== undefined && { editorAst }),
  });
  return { ...content, componentJson };
}
