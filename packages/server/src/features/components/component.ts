// A component is a part of the pages of apps: a Vue template and a JSON object with its script and the editor's tree. Pure.
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import { validateBytes, validateText } from '../../errors/validate-text.ts';
import type { componentVersionInput, updateComponentInput } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';
import { namesUsed, validateComponentName } from './component-name.ts';
import { say } from '../../sentences/say.ts';

export type ComponentStatus = 'DEPRECATED' | 'DRAFT' | 'PUBLISHED';

export interface ComponentVersion {
  readonly framework: string;
  readonly version: string;
}

export interface Component {
  readonly id: string;
  readonly name: string;
  readonly status: ComponentStatus;
  readonly version: ComponentVersion;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

/** The source, which can be large. */
export interface ComponentSource {
  readonly vueTemplate: string;
  readonly componentJson: string;
}

/** Absent fields remain unchanged. */
export interface ComponentChange extends Partial<ComponentSource> {
  readonly name?: string;
  readonly status?: ComponentStatus;
  readonly version?: ComponentVersion;
}

export const templateMaxBytes = 1024 * 1024;
/** The maximum number of distinct names in a template and a script. */
export const usedNamesMax = 1000;
const versionMaxLength = 50;

export const newComponentDefaults = {
  status: 'DRAFT',
  version: { framework: 'vue', version: '2.6.11' },
  vueTemplate: '',
} as const;

/** If the change omits the name or the JSON, the component keeps its current one. */
export function validateComponent(input: updateComponentInput, path: string): Problem[] {
  const { name, componentJsonString: json, vueTemplate, version } = input;
  return [
    ...(name === undefined ? [] : validateComponentName(name, `${path}.name`)),
    ...(json === undefined ? [] : validateComponentJson(json, `${path}.componentJsonString`)),
    ...validateBytes(vueTemplate, `${path}.vueTemplate`, { name: 'template', maxBytes: templateMaxBytes }),
    ...(version ? validateVersion(version, `${path}.version`) : []),
  ];
}

function validateComponentJson(text: string | null, path: string): Problem[] {
  if (!text) return [{ code: 'REQUIRED', ...say('COMPONENT_JSON_MISSING'), path }];
  const problems = validateJsonText(text, path, 'JSON of the component');
  if (problems.length > 0) return problems;
  const parsed = parseJsonText(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) {
    return [{ code: 'INVALID', ...say('COMPONENT_JSON_NOT_OBJECT'), path }];
  }
  const { editorScript } = parsed.value;
  if (editorScript === undefined || editorScript === null || typeof editorScript === 'string') return [];
  return [{ code: 'INVALID', ...say('COMPONENT_SCRIPT_NOT_TEXT'), path }];
}

function validateVersion({ framework, version }: componentVersionInput, path: string): Problem[] {
  const rule = { maxLength: versionMaxLength, isRequired: true };
  return [
    ...validateText(framework, `${path}.framework`, { name: 'framework', ...rule }),
    ...validateText(version, `${path}.version`, { name: 'version', ...rule }),
  ];
}

/** Expects a validated input. */
export function toComponentChange(input: updateComponentInput): ComponentChange {
  const { name, componentJsonString, vueTemplate, status, version } = input;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof componentJsonString === 'string' && { componentJson: componentJsonString }),
    ...(vueTemplate !== undefined && { vueTemplate: vueTemplate ?? '' }),
    ...(status && { status }),
    ...(version && { version: { framework: version.framework, version: version.version } }),
  };
}

/** The text of the script; null if there is none. */
export function toScript(componentJson: string): string | null {
  const parsed = parseJsonText(componentJson);
  const script = parsed.ok && isJsonObject(parsed.value) ? parsed.value['editorScript'] : null;
  return typeof script === 'string' && script.trim() !== '' ? script : null;
}

/** The other components that a source names, or a problem if they are too many. */
export function toUses({ vueTemplate, componentJson }: ComponentSource): string[] {
  return namesUsed(vueTemplate, toScript(componentJson) ?? '');
}

export function validateUses(uses: readonly string[], path: string): Problem[] {
  if (uses.length <= usedNamesMax) return [];
  const sentence = say('COMPONENT_USES_MAX', { count: uses.length, max: usedNamesMax });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
}

/** Where a component is used. */
export interface Usage {
  readonly apps: readonly { readonly appId: string; readonly pages: readonly string[] }[];
  readonly components: readonly { readonly id: string; readonly name: string }[];
}

/** The reason why a component in use cannot be deleted. */
export function validateUnused(name: string, { apps, components }: Usage, path: string): Problem[] {
  const places = [
    ...apps.map(({ appId, pages }) => say('IN_APP', { appId, pages: pages.join(', ') })),
    ...components.map((component) => say('IN_COMPONENT', { name: component.name })),
  ];
  if (places.length === 0) return [];
  const sentence = say('COMPONENT_IN_USE', {
    name,
    places: places.reduceRight((others, first) => say('LISTED', { first, others })),
  });
  return [{ code: 'INVALID', ...sentence, path }];
}

export function noSuchComponent(): Problem {
  return { code: 'NOT_FOUND', ...say('COMPONENT_UNKNOWN'), path: 'id' };
}

export function nameTaken(name: string): Problem {
  const sentence = say('COMPONENT_TAKEN', { name });
  return { code: 'ALREADY_EXISTS', ...sentence, path: 'input.name' };
}
