// Checks whether the tenant accepts templates. Everything is decided here, before anything is written.
import { shorten } from '@coverwright/insurance/shorten';
import { templateTextKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../../errors/user-error.ts';
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
  const message = `This server cannot import templates of the type ${shorten(type, 100)}.`;
  return { code: 'INVALID', message, path: `${path}.type` };
}

function occursTwice(first: number, path: string): Problem {
  const message = `The file already contains this template at position ${first}: that one has the same type and logical id or, without one, the same name.`;
  return { code: 'ALREADY_EXISTS', message, path };
}

function validateOwnTexts({ texts }: TemplateContent, { textKeys }: TemplateTransfer, path: string): Problem[] {
  const taken = new Set<string>();
  const keyProblems = texts.flatMap(({ key, locale }, index): Problem[] => {
    const place = `${path}.${index}.key`;
    const name = shorten(key, 100);
    if (!textKeys.includes(key)) {
      return [{ code: 'INVALID', message: `Templates of this type have no text ${name}.`, path: place }];
    }
    const identity = JSON.stringify([key, toLocale(locale) ?? locale]);
    if (taken.has(identity)) {
      return [{ code: 'ALREADY_EXISTS', message: `The text ${name} occurs twice in one language.`, path: place }];
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
