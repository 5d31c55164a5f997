// Adapts the source of a component when it or a component that it uses is renamed. Pure.
import {
  renameInDocument,
  renameInEditorAst,
  hasComputedComponent,
} from '@coverwright/component-tree/rename-component';
import type { ComponentRename } from '@coverwright/component-tree/rename-component';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { jsonTextMaxLength } from '../../errors/validate-json-text.ts';
import { type ComponentSource, templateMaxBytes } from './component.ts';
import { namesUsed } from './component-name.ts';
import { renameInScript, type ScriptRefusal } from './rename-script.ts';

/** The maximum number of components changed by one rename. */
export const renamedUsersMax = 500;
/** The maximum size of their templates and JSON together. */
export const renamedMaxBytes = 20_000_000;

export interface Renamed {
  readonly source: ComponentSource;
  readonly problems: readonly Problem[];
}

const path = 'input.name';

/** @param isOwn whether it is the renamed component itself */
export function renameInSource(
  { name, vueTemplate: template, componentJson }: ComponentSource & { readonly name: string },
  rename: ComponentRename,
  isOwn = false,
): Renamed {
  const source = { vueTemplate: template, componentJson };
  const { document, problems } = parseTemplate(template);
  const [problem] = problems;
  if (problem !== undefined && namesUsed(template, '').includes(rename.from)) {
    const message = `The template of ${name} cannot be read (line ${problem.line}), so the new name cannot be entered there. Correct that template first.`;
    return { source, problems: [{ code: 'INVALID', message, path }] };
  }
  const parsed = parseJsonText(componentJson);
  const json = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const { editorScript, editorAst } = json;
  const facts = { isOwn, hasComputedComponent: hasComputedComponent(document) };
  const script = typeof editorScript === 'string' ? renameInScript(editorScript, rename, facts) : undefined;
  if (typeof script === 'string') return { source, problems: [refusalOf(script, name, rename)] };
  const isInTemplate = problem === undefined && script?.isTagElsewhere !== true;
  const changes = {
    ...(script !== undefined && script.script !== editorScript && { editorScript: script.script }),
    ...(editorAst !== undefined && isInTemplate && { editorAst: renameInEditorAst(editorAst, rename) }),
  };
  const renamed = {
    vueTemplate: isInTemplate ? generateTemplate(renameInDocument(document, rename)) : template,
    // Sources that the change does not affect keep their layout.
    componentJson: Object.keys(changes).length > 0 ? JSON.stringify({ ...json, ...changes }) : componentJson,
  };
  return { source: renamed, problems: validateSize(name, renamed) };
}

function refusalOf(refusal: ScriptRefusal, name: string, { from, to }: ComponentRename): Problem {
  const messages: Readonly<Record<ScriptRefusal, string>> = {
    unreadable: `The script of ${name} cannot be read, so the new name cannot be entered there. Correct that script first.`,
    taken: `The script of ${name} uses the name ${to} for something else. Choose another name.`,
    computed: `${name} computes which component it shows, and its script contains the text ${from}. Change that text first.`,
  };
  return { code: 'INVALID', message: messages[refusal], path };
}

function validateSize(name: string, { vueTemplate, componentJson }: ComponentSource): Problem[] {
  const isTooLong = Buffer.byteLength(vueTemplate) > templateMaxBytes || componentJson.length > jsonTextMaxLength;
  const message = `${name} would be too large with the new name. Shorten that component, or choose a shorter name.`;
  return isTooLong ? [{ code: 'TOO_LONG', message, path }] : [];
}

export function validateReach({ count, bytes }: { readonly count: number; readonly bytes: number }): Problem[] {
  if (count > renamedUsersMax) {
    const message = `The component is used by ${count} components; it can be renamed only while at most ${renamedUsersMax} use it.`;
    return [{ code: 'LIMIT_EXCEEDED', message, path }];
  }
  if (bytes <= renamedMaxBytes) return [];
  const message = `The components that use this one total ${Math.ceil(bytes / 1_000_000)} MB; at most ${renamedMaxBytes / 1_000_000} MB can be renamed.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path }];
}
