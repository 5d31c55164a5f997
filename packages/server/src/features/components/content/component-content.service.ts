// Components as a kind of content.
import { differenceOfTemplates } from '@coverwright/component-tree/template-difference';
import { isJsonObject, type Json, parseJsonText } from '@coverwright/rules';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import { toAuthorship } from '../../../request/context.ts';
import type {
  ContentChange,
  ContentKind,
  ContentScope,
  PlacedContent,
  StateReleasing,
} from '../../../snapshots/content-kind.ts';
import { type Difference, differenceOfValue } from '../../../snapshots/difference.ts';
import { type ItemHistory, pickParts } from '../../../snapshots/item-history.ts';
import { differencesOfParts } from '../../../snapshots/json-difference.ts';
import { listComponents, readSources } from '../component-list.store.ts';
import { toPage } from '../component-list.ts';
import { fileKeysIn } from '../../../publishing/released-file.ts';
import { type Reference, toKeyReference } from '../../../snapshots/reference.ts';
import { namesUsed } from '../component-name.ts';
import { nameTaken, toScript, toUses, validateComponent, validateUses } from '../component.ts';
import { updateComponent } from '../components.service.ts';
import { insertComponent, lockComponent } from '../components.store.ts';
import { indexComponents } from '../states/component-states.service.ts';
import {
  type ComponentContent,
  componentFormat,
  type ComponentPart,
  type ComponentParts,
  componentShape,
  differenceOfComponents,
  namesOf,
} from './component-content.ts';

export { type ComponentContent, type ComponentParts, componentShape, withSource } from './component-content.ts';

export const componentHistory: ItemHistory<ComponentParts> = {
  ...componentFormat,
  parts: ['general', 'template', 'json'],
  read: async (id, parts, scope) => {
    const content = (await readComponents([id], scope)).get(id);
    return content && pickParts(toParts(content), parts);
  },
  title: (id, { general }) => general?.name ?? id,
  difference: differenceOfStates,
  references: ({ template, json }) => ({
    ...(template !== undefined && { template: referencesIn(template, '') }),
    ...(json !== undefined && { json: referencesIn('', toScript(json) ?? '') }),
  }),
  write: async (id, { general, template, json }, scope) => {
    const wanted = { ...general, vueTemplate: template, componentJson: json };
    throwIfAny(validateContent({ content: wanted, path: 'content' }));
    const current = (await readComponents([id], scope)).get(id);
    await writeComponent({ id, current, wanted }, scope);
  },
  lock: async (id, { transaction, caller }) => lockComponent(transaction, caller.tenantId, id),
  rename: ({ general, ...parts }, name) => ({ ...parts, general: { ...general, name } }),
  rights: { read: 'apps:read', write: 'apps:write' },
};

const componentRelease: StateReleasing<ComponentParts> = {
  form: 'state',
  right: 'apps:publish',
  namedIn: ['general'],
  names: ({ general }) => (general === undefined ? [] : [general.name.toLowerCase()]),
  calledBy: (_id, { general }) => (general === undefined ? [] : [{ kind: 'component', id: general.name }]),
  index: indexComponents,
};

export const componentContent: ContentKind<ComponentContent, ComponentPart> = {
  schema: componentShape,
  read: readComponents,
  validate: async (components) => components.map(validateContent),
  write: async (changes, scope) => {
    for (const change of changes) await writeComponent(change, scope);
  },
  difference: differenceOfComponents,
  names: namesOf,
  title: ({ name }) => name,
  history: componentHistory,
  release: componentRelease,
};

function toParts({ name, status, version, vueTemplate, componentJson }: ComponentContent): ComponentParts {
  return { general: { name, status, version }, template: vueTemplate, json: componentJson };
}

/** Undefined unless all parts are given. */
export function toComponentContent({ general, template, json }: Partial<ComponentParts>): ComponentContent | undefined {
  if (general === undefined || template === undefined || json === undefined) return undefined;
  return { ...general, vueTemplate: template, componentJson: json };
}

function referencesIn(template: string, script: string): Reference[] {
  return [
    ...namesUsed(template, script).map((id) => ({ kind: 'component' as const, id })),
    ...[template, script].flatMap(fileKeysIn).map(toKeyReference),
  ];
}

/** Templates are compared edit by edit; a tree alone has what the editor stores about an equal template. */
function differenceOfStates(before: Partial<ComponentParts>, after: Partial<ComponentParts>): readonly Difference[] {
  const [old, next] = [withoutTree(before), withoutTree(after)];
  const edits = () =>
    differenceOfTemplates(
      { template: before.template, editorAst: old.editorAst },
      { template: after.template, editorAst: next.editorAst },
    ).map((sentence) => ({ ...sentence, path: '' }));
  const found = differencesOfParts(componentHistory.parts, old.parts, next.parts).map((difference): Difference =>
    difference.part === 'template' ? { ...difference, edits } : difference,
  );
  const isComparable = before.template === after.template && before.json !== undefined && after.json !== undefined;
  if (!isComparable) return found;
  const ofTree = differenceOfValue('json', old.editorAst, next.editorAst, () => 'editorAst');
  return [...found, ...ofTree.map((difference) => ({ ...difference, edits }))];
}

function withoutTree(parts: Partial<ComponentParts>): {
  readonly parts: object;
  readonly editorAst?: Json | undefined;
} {
  const parsed = parseJsonText(parts.json ?? '');
  if (!parsed.ok || !isJsonObject(parsed.value)) return { parts };
  const { editorAst, ...json } = parsed.value;
  return { parts: { ...parts, json }, editorAst };
}

async function readComponents(
  ids: readonly string[],
  { transaction, caller }: Pick<ContentScope, 'transaction' | 'caller'>,
): Promise<Map<string, ComponentContent>> {
  const page = toPage({ where: { id_in: [...ids] } });
  const components = await listComponents(transaction, caller.tenantId, 'working copies', page);
  const sources = await readSources(transaction, caller.tenantId, ids);
  return new Map(
    components.flatMap(({ id, name, status, version }) => {
      const source = sources.get(id);
      return source === undefined ? [] : [[id, { name, status, version, ...source }] as const];
    }),
  );
}

function validateContent({ content, path }: PlacedContent<ComponentContent>): Problem[] {
  const { componentJson: componentJsonString, ...input } = content;
  return [
    ...validateComponent({ ...input, componentJsonString }, path),
    ...validateUses(toUses(content), `${path}.vueTemplate`),
  ];
}

async function writeComponent(
  { id, current, wanted }: ContentChange<ComponentContent>,
  scope: ContentScope,
): Promise<void> {
  if (current === undefined) {
    const component = { id, ...wanted, uses: toUses(wanted) };
    const revision = await insertComponent(scope.transaction, toAuthorship(scope), component);
    if (revision === undefined) throw new UserError(nameTaken(wanted.name));
    return;
  }
  const parts = new Set(differenceOfComponents(current, wanted).map(({ part }) => part));
  if (parts.size === 0) return;
  const input = {
    ...(parts.has('NAME') && { name: wanted.name }),
    ...(parts.has('STATUS') && { status: wanted.status }),
    ...(parts.has('VERSION') && { version: wanted.version }),
    ...(parts.has('TEMPLATE') && { vueTemplate: wanted.vueTemplate }),
    ...(parts.has('JSON') && { componentJsonString: wanted.componentJson }),
  };
  await updateComponent({ id, input }, scope);
}
