/** Finds faults that prevent a component's source from being compiled for a preview. Pure. */
import type { PreviewComponent, PreviewProblem } from '@coverwright/app-runtime/preview-messages';
import { parseTemplate } from '@coverwright/component-tree/parse';

/** Source that the parser rejects never reaches Vue's compiler: some of it would keep the compiler busy for hours. */
export function findFaults({ name, template }: PreviewComponent): PreviewProblem[] {
  return parseTemplate(template).problems.map(({ message, line }) => ({
    component: name,
    part: 'template',
    message,
    line,
  }));
}
