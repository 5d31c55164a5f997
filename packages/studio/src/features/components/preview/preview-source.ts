/** What keeps the source of a component from being compiled for a preview. Pure. */
import type { PreviewComponent, PreviewProblem } from '@coverwright/app-runtime/preview-messages';
import { parseTemplate } from '@coverwright/component-tree/parse';

/** Vue's compiler is never given what the parser refuses: some of it would keep it busy for hours. */
export function findFaults({ name, template }: PreviewComponent): PreviewProblem[] {
  return parseTemplate(template).problems.map(({ message, line }) => ({
    component: name,
    part: 'template',
    message,
    line,
  }));
}
