/** The fields of a quote, from the questions and declared inputs of a product. Pure. */
import { type Input, textIn } from '@coverwright/insurance/input';
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { unitIn } from '@coverwright/insurance/unit';
import type { QuoteQuestionFragment } from '../../../api/generated/operations.ts';
import { anyEntry, type FieldKind, type InputField } from '../../../ui/input-fields/input-answers.ts';

interface Question extends QuoteQuestionFragment {
  readonly items?: readonly QuoteQuestionFragment[] | null | undefined;
}

export function readDeclared(inputsJsonString: string | undefined): readonly Input[] {
  const parsed = parseInputs(parseJson(inputsJsonString ?? '[]') ?? null);
  return parsed.ok ? parsed.inputs : [];
}

/** @param declared the declared inputs, which know more of a value than its question */
export function toFields(questions: readonly Question[], declared: readonly Input[], language: string): InputField[] {
  return questions.map((question) => toField(question, declared, language));
}

function toField(question: Question, declared: readonly Input[], language: string): InputField {
  const { name, label, choices, fallbackJsonString } = question;
  const input = declared.find(({ path }) => path === name);
  const items = question.items ?? [];
  return {
    name,
    label: label ?? name,
    kind: kindOf(question, input),
    choices: choices.map((choice) => ({ value: choice.value, label: choice.name ?? choice.value })),
    help: textIn(input?.help, [language]),
    unit: unitIn(input?.unit, [language]) ?? input?.currency,
    fallback: toShown(fallbackJsonString),
    example: input?.example === undefined ? undefined : toShown(JSON.stringify(input.example)),
    isPersonal: input?.isPersonal ?? false,
    items:
      question.type === 'list' && items.length === 0
        ? [anyEntry]
        : items.map((item) => toField(item, input?.items ?? [], language)),
  };
}

function kindOf({ type, choices, hasOtherAnswers }: Question, input: Input | undefined): FieldKind {
  if (type === 'list') return 'list';
  if (type === 'object') return 'json';
  if (type === 'number' || type === 'boolean') return type;
  if (input?.type === 'date') return 'date';
  if (choices.length > 0) return hasOtherAnswers ? 'suggested' : 'choice';
  return 'text';
}

/** A text without its quotes. */
function toShown(json: string | null | undefined): string | undefined {
  if (json === null || json === undefined) return undefined;
  const value = parseJson(json);
  return typeof value === 'string' ? value : json;
}
