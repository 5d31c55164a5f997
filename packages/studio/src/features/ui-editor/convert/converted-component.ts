/** Converts an element into a separate component. Pure. */
import { toEditorAst } from '@coverwright/component-tree/editor-ast';
import { extractComponent } from '@coverwright/component-tree/extract-component';
import { generateTemplate } from '@coverwright/component-tree/generate';
import type { NewComponentSource } from '../../components/components.api.ts';
import { listScriptNames } from '../inspector/data-names.ts';
import type { Source } from '../work/component-work.ts';

export function toConverted(
  { document, script }: Source,
  id: string,
  name: string,
): { readonly source: NewComponentSource; readonly tag: string } {
  const extracted = extractComponent(document, id, { name, declared: listScriptNames(script) });
  const source = {
    template: `${generateTemplate(extracted.document)}\n`,
    script: extracted.script,
    json: { editorAst: toEditorAst(extracted.document) },
  };
  return { source, tag: extracted.tag };
}
