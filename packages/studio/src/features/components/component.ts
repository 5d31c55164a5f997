/** A component as the screens need it: no absent fields, no transport. Pure. */
import { isJsonObject, parseJsonText, type JsonObject } from '@coverwright/rules';
import type { ComponentLineFragment, ComponentSourceQuery } from '../../api/generated/operations.ts';

export const componentStatuses = ['DRAFT', 'PUBLISHED', 'DEPRECATED'] as const;

export type ComponentStatus = (typeof componentStatuses)[number];

export interface ListedComponent {
  readonly id: string;
  readonly name: string;
  readonly status: ComponentStatus;
  /** ISO 8601; empty when the server does not send it. */
  readonly changedAt: string;
  readonly changedBy: string;
  readonly usage: ComponentUsage;
  readonly revision: string;
}

export interface ComponentUsage {
  readonly apps: readonly { readonly appId: string; readonly pages: readonly string[] }[];
  readonly components: readonly { readonly id: string; readonly name: string }[];
}

export function toListedComponent(line: ComponentLineFragment): ListedComponent {
  return {
    id: line.id ?? '',
    name: line.name,
    status: line.status,
    changedAt: line.lastModifiedAt ?? '',
    changedBy: line.lastModifiedBy?.username ?? '',
    usage: line.usage,
    revision: line.revision,
  };
}

/** The part of a component that the source editor edits. */
export interface ComponentSource {
  readonly component: ListedComponent;
  readonly template: string;
  readonly script: string;
  /** The complete componentJson, so that fields unknown to the editor are retained. */
  readonly json: JsonObject;
  readonly version: string;
}

type ReadComponent = NonNullable<NonNullable<NonNullable<ComponentSourceQuery['components']>['list']>[number]>;

export function toComponentSource(read: ReadComponent): ComponentSource {
  const parsed = parseJsonText(read.componentJson);
  const json = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const script = json['editorScript'];
  return {
    component: toListedComponent(read),
    template: read.vueTemplate,
    script: typeof script === 'string' ? script : '',
    json,
    version: read.version?.version ?? '',
  };
}

/** The visual editor's tree is valid only for the template it was generated from. */
export function toComponentJson(json: JsonObject, script: string, isTemplateChanged: boolean): string {
  const { editorAst, editorScript: _old, ...others } = json;
  return JSON.stringify({
    ...others,
    ...(editorAst !== undefined && !isTemplateChanged && { editorAst }),
    ...(script.trim() !== '' && { editorScript: script }),
  });
}

export interface NewComponentSource {
  readonly template: string;
  readonly script: string;
  readonly json?: JsonObject;
}

const fieldCount = 12;

/** An empty box and a form object to bind fields to. */
export const newComponent: NewComponentSource = {
  template: '<div></div>\n',
  script: `export default {
  data: () => ({
    form: {
${Array.from({ length: fieldCount }, (_, index) => `      input${index + 1}: null,`).join('\n')}
    },
  }),
};
`,
};

export const vueVersion = '2.6.11';
