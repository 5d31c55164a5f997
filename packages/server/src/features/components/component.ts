// A component is a part of the pages of apps: a Vue template and a JSON object with its script and the editor's tree. Pure.
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import { validateBytes, validateText } from '../../errors/validate-text.ts';
import type { componentVersionInput, updateComponentInput } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';
import { namesUsed, validateComponentName } from './component-name.ts';

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
  if (!text) return [{ code: 'REQUIRED', message: 'The JSON of the component is required.', path }];
  const problems = validateJsonText(text, path, 'JSON of the component');
  if (problems.length > 0) return problems;
  const parsed = parseJsonText(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) {
    return [{ code: 'INVALID', message: 'The JSON of the component must be a JSON object.', path }];
  }
  const { editorScript } = parsed.value;
  if (editorScript === undefined || editorScript === null || typeof editorScript === 'string') return [];
  return [{ code: 'INVALID', message: "The editorScript must be the text of the component's script.", path }];
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
  const message = `The component uses ${uses.length} other components; at most ${usedNamesMax} are allowed.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path }];
}

/** Where a component is used. */
export interface Usage {
  readonly apps: readonly { readonly appId: string; readonly pages: readonly string[] }[];
  readonly components: readonly { readonly id: string; readonly name: string }[];
}

/** The reason why a component in use cannot be deleted. */
export function validateUnused(name: string, { apps, components }: Usage, path: string): Problem[] {
  const places = [
    ...apps.map(({ appId, pages }) => `the app ${appId} (${pages.join(', ')})`),
    ...components.map((component) => `the component ${component.name}`),
  ];
  if (places.length === 0) return [];
  const message = `${name} is used by ${places.join(', ')}. Remove it there first.`;
  return [{ code: 'INVALID', message, path }];
}

export function noSuchComponent(): Problem {
  return { code: 'NOT_FOUND', message: 'There is no component with this id.', path: 'id' };
}

export function nameTaken(name: string): Problem {
  const message = `A component ${name} already exists; names are not case-sensitive. Choose another name.`;
  return { code: 'ALREADY_EXISTS', message, path: 'input.name' };
}
