// Checks whether the tenant accepts templates. Everything is decided here, before anything is written.
import { shorten } from '@coverwright/insurance/shorten';
import { templateTextKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';
import type { PlacedContent } from '../../../snapshots/content-kind.ts';
import { toLocale, validateTexts } from '../../l10n/l10n.service.ts';
import { validateTemplateInput } from '../template-changes.service.ts';
import { type TemplateKinds, type TemplateTransfer, transferOf } from '../template-kind.ts';
import { identityOf, type TemplateContent } from './template-content.ts';

/** The problems of each template, in their order. */
export function validateTemplates(
  templates: readonly PlacedContent<TemplateContent>[],
  kinds: TemplateKinds,
): Problem[][] {
  const taken = new Map<string, number>();
  return templates.map(({ content: template, path }, index) => {
    const identity = identityOf(template);
    const first = taken.get(identity);
    taken.set(identity, first ?? index);
    const transfer = transferOf(template.type, kinds);
    if (transfer === undefined) return [unknownType(template, path)];
    return [
      ...validateTemplateInput(template, path, { isNew: true }),
      ...(first === undefined ? [] : [occursTwice(first, path)]),
      ...transfer.validate(template.content, `${path}.content`),
      ...validateOwnTexts(template, transfer, `${path}.texts`),
    ];
  });
}

function unknownType({ type }: TemplateContent, path: string): Problem {
  return { code: 'INVALID', ...say('TEMPLATE_TYPE_NOT_IMPORTED', { type: shorten(type, 100) }), path: `${path}.type` };
}

function occursTwice(first: number, path: string): Problem {
  return { code: 'ALREADY_EXISTS', ...say('TEMPLATE_OCCURS_TWICE', { position: first }), path };
}

function validateOwnTexts({ texts }: TemplateContent, { textKeys }: TemplateTransfer, path: string): Problem[] {
  const taken = new Set<string>();
  const keyProblems = texts.flatMap(({ key, locale }, index): Problem[] => {
    const place = `${path}.${index}.key`;
    const name = shorten(key, 100);
    if (!textKeys.includes(key)) {
      return [{ code: 'INVALID', ...say('TEMPLATE_TEXT_UNKNOWN', { name }), path: place }];
    }
    const identity = JSON.stringify([key, toLocale(locale) ?? locale]);
    if (taken.has(identity)) {
      return [{ code: 'ALREADY_EXISTS', ...say('TEMPLATE_TEXT_OCCURS_TWICE', { name }), path: place }];
    }
    taken.add(identity);
    return [];
  });
  return [
    ...validateTexts(
      texts.map((text) => ({ ...text, key: templateTextKey('id', text.key) })),
      path,
    ),
    ...keyProblems,
  ];
}
