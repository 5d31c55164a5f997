// A notification: a page of HTML in each locale, kept as translations under one key of its own.
import type { Problem } from '../../../../errors/user-error.ts';
import type { upsertL10nInput } from '../../../../graphql/generated/schema-types.ts';

export function htmlKey(templateId: string): string {
  return `templates-${templateId}-html`;
}

/** A save of a notification takes no texts along but its own. */
export function validateKeys(texts: readonly upsertL10nInput[], templateId: string): Problem[] {
  const key = htmlKey(templateId);
  return texts.flatMap((text, index): Problem[] =>
    text.key === key
      ? []
      : [{ code: 'INVALID', message: `The key of a text of this template is ${key}.`, path: `l10n.${index}.key` }],
  );
}
