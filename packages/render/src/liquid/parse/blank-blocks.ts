// A block that contains only blanks and assignments produces no text, so that logic can be written over several lines.
import { AssignTag, CaptureTag, ForTag, IfTag, InlineCommentTag, type Template, TypeGuards, UnlessTag } from 'liquidjs';
import { CaseTag } from '../tags/case-tag.ts';
import { PassedOverTag } from '../tags/passed-over-tag.ts';

/** The lists of a block that may be empty; no list for any other tag. */
function listsOf(template: Template): Template[][] {
  if (template instanceof ForTag) return [template.templates, template.elseTemplates];
  if (template instanceof CaseTag) return template.branches.map(({ templates }) => templates);
  if (!(template instanceof IfTag || template instanceof UnlessTag)) return [];
  const branches: readonly { readonly templates: Template[] }[] = template.branches;
  return [...branches.map(({ templates }) => templates), template.elseTemplates ?? []];
}

function isBlankText({ token }: Template): boolean {
  return TypeGuards.isHTMLToken(token) && token.getContent().trim() === '';
}

function isBlank(template: Template): boolean {
  if ([AssignTag, CaptureTag, InlineCommentTag, PassedOverTag].some((kind) => template instanceof kind)) return true;
  if (isBlankText(template)) return true;
  const lists = listsOf(template);
  return lists.length > 0 && lists.every((list) => list.every((inner) => inner.token !== undefined && isBlank(inner)));
}

/** Called for each block after it is parsed, inner blocks first. */
export function dropBlanks(block: Template): void {
  for (const list of listsOf(block)) {
    if (!list.every(isBlank)) continue;
    const kept = list.filter((template) => !isBlankText(template));
    list.splice(0, list.length, ...kept);
  }
}
