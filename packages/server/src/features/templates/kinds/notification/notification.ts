// A notification: a page of HTML in each locale, stored as translations under its own key.
import { templateHtmlKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../../../errors/user-error.ts';
import type { upsertL10nInput } from '../../../../graphql/generated/schema-types.ts';
import { say } from '../../../../sentences/say.ts';

/** A notification can be saved only with its own texts. */
export function validateKeys(texts: readonly upsertL10nInput[], templateId: string): Problem[] {
  const key = templateHtmlKey(templateId);
  return texts.flatMap((text, index): Problem[] =>
    text.key === key ? [] : [{ code: 'INVALID', ...say('TEXT_KEY_OF_OTHER', { key }), path: `l10n.${index}.key` }],
  );
}
