// Who may sign in to an app by an email link, and what they may print. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { cmsVisitorsInput } from '../../../graphql/generated/schema-types.ts';
import { type VisitorKind, visitorKinds } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';

export interface VisitorSettings {
  readonly kind: VisitorKind;
  /** Ids or logical ids. */
  readonly documentTemplateIds: readonly string[];
}

/** Keep in sync with docs/limits.md. */
export const visitorDocumentsMax = 10;
const templateIdMaxLength = 200;

export function validateVisitors(visitors: cmsVisitorsInput | null | undefined, path: string): Problem[] {
  if (!visitors) return [];
  const ids = visitors.documentTemplateIds ?? [];
  const problems = ids.flatMap((id, index) =>
    validateText(id, `${path}.documentTemplateIds.${index}`, {
      name: 'template id',
      maxLength: templateIdMaxLength,
      isRequired: true,
    }),
  );
  if (toKind(visitors.kind) === undefined) {
    const sentence = say('VISITOR_KIND_UNKNOWN', { visitorKinds: visitorKinds.join(' or ') });
    problems.push({ code: 'INVALID', ...sentence, path: `${path}.kind` });
  }
  if (ids.length > visitorDocumentsMax) {
    const sentence = say('VISITOR_DOCUMENTS_MAX', { count: ids.length, max: visitorDocumentsMax });
    problems.push({ code: 'LIMIT_EXCEEDED', ...sentence, path: `${path}.documentTemplateIds` });
  }
  return problems;
}

/** Expects validated settings. */
export function toVisitorSettings({ kind, documentTemplateIds }: cmsVisitorsInput): VisitorSettings {
  return { kind: toKind(kind) ?? 'customers', documentTemplateIds: [...new Set(documentTemplateIds ?? [])] };
}

function toKind(kind: string): VisitorKind | undefined {
  return visitorKinds.find((one) => one === kind);
}
