// Adapts the source of a component when it or a component that it uses is renamed. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
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
import { say } from '../../sentences/say.ts';

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
    const sentence = say('RENAMED_TEMPLATE_UNREADABLE', { name, line: problem.line });
    return { source, problems: [{ code: 'INVALID', ...sentence, path }] };
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
  const sentences: Readonly<Record<ScriptRefusal, Sentence>> = {
    unreadable: say('RENAMED_SCRIPT_UNREADABLE', { name }),
    taken: say('RENAMED_NAME_TAKEN', { name, to }),
    computed: say('RENAMED_COMPUTED', { name, from }),
  };
  return { code: 'INVALID', ...sentences[refusal], path };
}

function validateSize(name: string, { vueTemplate, componentJson }: ComponentSource): Problem[] {
  const isTooLong = Buffer.byteLength(vueTemplate) > templateMaxBytes || componentJson.length > jsonTextMaxLength;
  const sentence = say('RENAMED_TOO_LARGE', { name });
  return isTooLong ? [{ code: 'TOO_LONG', ...sentence, path }] : [];
}

export function validateReach({ count, bytes }: { readonly count: number; readonly bytes: number }): Problem[] {
  if (count > renamedUsersMax) {
    const sentence = say('RENAMED_USERS_MAX', { count, max: renamedUsersMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  if (bytes <= renamedMaxBytes) return [];
  const sentence = say('RENAMED_BYTES_MAX', { size: Math.ceil(bytes / 1_000_000), max: renamedMaxBytes / 1_000_000 });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
}
