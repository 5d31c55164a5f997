/**
 * Every sentence that this package says, in English, by a code. Whoever shows it in another language makes it from the
 * code and the parameters, and never from the English words.
 */
export const sentences = {
  // JSON text: these continue "Line N: ".
  TEXT_EMPTY: 'the text is empty.',
  LIST_LEFT_OPEN: '"]" is missing: the list of line {{start}} is still open.',
  OBJECT_LEFT_OPEN: '"}" is missing: the object of line {{start}} is still open.',
  LIST_CLOSED_WRONGLY: '"]" is needed here: the list of line {{start}} is still open.',
  OBJECT_CLOSED_WRONGLY: '"}" is needed here: the object of line {{start}} is still open.',
  BRACKET_TOO_MANY: 'there is a "{{bracket}}" too many.',
  TOO_DEEP: 'lists and objects are nested deeper than {{limit}} levels.',
  COMMA_MISSING_IN_LIST: 'a comma is missing between two list items.',
  COMMA_MISSING_AFTER_VALUE: 'a comma is missing after {{value}}.',
  COMMA_MISSING_AFTER_BRACKET: 'a comma is missing after this "{{bracket}}".',
  COMMA_BEFORE_LIST_END: 'after this comma another list item is missing; remove the comma.',
  COMMA_BEFORE_OBJECT_END: 'after this comma another name is missing; remove the comma.',
  VALUE_MISSING_BEFORE_COMMA: 'before this comma a value is missing.',
  MEMBER_MISSING_BEFORE_COMMA: 'before this comma a name and a value are missing.',
  VALUE_MISSING_AFTER_COLON: 'after the colon a value is missing.',
  VALUE_MISSING_BEFORE_COLON: 'a value is missing before this colon.',
  COLON_MISSING: 'a colon is missing after {{name}}.',
  COLON_MISPLACED: 'a colon stands only between a name and its value.',
  NAME_MISSING: 'a name in double quotes is missing here.',
  NAME_UNQUOTED: 'the name {{name}} needs double quotes around it.',
  NAME_SINGLE_QUOTED: 'a name stands in double quotes ("), not in single ones.',
  TEXT_SINGLE_QUOTED: 'a text stands in double quotes ("), not in single ones.',
  TEXT_CURLY_QUOTED: 'a text stands in straight double quotes ("), not in curly ones.',
  TEXT_LEFT_OPEN: 'the closing quote (") of this text is missing.',
  CONTROL_CHARACTER: 'a text may hold no control character; write \\t for a tab.',
  UNICODE_ESCAPE: '\\u needs four hexadecimal digits.',
  BACKSLASH: 'a backslash in a text is written \\\\.',
  NUMBER_BEGINS_WITH_ZERO: 'a number may not begin with 0 as {{number}} does.',
  NUMBER_BEGINS_WITH_PLUS: 'a number has no plus sign in front.',
  DIGIT_MISSING_BEFORE_POINT: '{{number}} needs a digit before the point.',
  DIGIT_MISSING_AFTER_POINT: '{{number}} needs a digit after the point.',
  NUMBER_MALFORMED: '{{number}} is not a number.',
  WORD_UNKNOWN: '{{word}} is no JSON value; a text needs double quotes around it.',
  WORD_MEANT: '{{word}} is no JSON value; write {{meant}}.',
  COMMENT: 'JSON has no comments.',
  CHARACTER_MISPLACED: 'this character does not belong here.',
  TEXT_AFTER_END: 'after the end of the JSON there is more text.',
  // A rule, before or while it runs.
  OPERATOR_UNKNOWN: 'There is no operator "{{operator}}".',
  OPERATOR_MISSPELT: 'There is no operator "{{operator}}". Did you mean "{{near}}"?',
  SEVERAL_KEYS: 'An object with several keys is no rule: "{{key}}" and the others need objects of their own.',
  ARGUMENT_MISSING: '"{{operator}}" needs at least 1 argument and has {{given}}.',
  ARGUMENTS_MISSING: '"{{operator}}" needs at least {{needed}} arguments and has {{given}}.',
  ONE_ARGUMENT_READ: '"{{operator}}" looks at 1 argument and has {{given}}.',
  ARGUMENTS_READ: '"{{operator}}" looks at {{read}} arguments and has {{given}}.',
  LIST_NEEDED: '"{{operator}}" needs a list of arguments.',
  OBJECT_NEEDED: '"{{operator}}" needs an object.',
  STEP_NEEDED: '"{{operator}}" needs a step above 0, and "half_up" or "half_even" if anything follows.',
  DECIMALS_NEEDED: '"{{operator}}" needs a whole number of decimals from -15 to 15.',
  ARGUMENTS_UNFIT: '"{{operator}}" cannot work on these arguments.',
  ARGUMENTS_UNFIT_SOMEWHERE: 'An operator cannot work on its arguments.',
  NUMBER_UNSAFE:
    'The whole number {{number}} is past 9007199254740991, so its last digits may not be the ones that were written.',
  NAME_FORBIDDEN: 'The name "{{name}}" may not be used in a path.',
  NUMBER_NEEDED: 'A calculation met something that is no number.',
  VARIABLE_MISSING: 'The variable "{{variable}}" is missing.',
  VARIABLE_NULL: 'The variable "{{variable}}" is null, and "{{operator}}" needs a value.',
  EXPRESSION_MISSING: 'What {{expression}} reads is missing.',
  EXPRESSION_NULL: '{{expression}} gives null, and "{{operator}}" needs a value.',
  VALUE_NULL: '"{{operator}}" needs a value and meets null.',
  DECISION_UNFIT:
    'The result is {{given}}. To accept, the logic gives true, null or []; to decline, false, a rejection code or a list of them.',
  THROWN: 'The rule threw {{value}}.',
  THROWN_STRUCTURE: 'The rule threw a value.',
  ACCUMULATOR_NESTED: 'reduce may not carry on a list or an object inside another one.',
  RULE_TOO_DEEP: 'The rule is nested deeper than {{limit}} operators.',
  RULE_TOO_LARGE: 'The rule has more than {{limit}} nodes.',
  RULE_OR_DATA_TOO_LARGE: 'The rule or its data is too large.',
  TOO_MANY_ITERATIONS: 'The rule needs more than {{limit}} iterations.',
  TOO_MUCH_TEXT: 'The rule makes more than {{limit}} characters of text.',
  TOO_MANY_DIGITS: 'An exact number has too many digits.',
  VALUE_TOO_DEEP: 'A value is nested too deep.',
  LIST_TOO_DEEP_FOR_TEXT: 'A list is nested too deep to become text.',
  RESULT_NOT_FINITE: 'The result is no finite number.',
  RESULT_TOO_LARGE: 'The result has more than {{limit}} values.',
  RESULT_TOO_DEEP: 'The result is nested deeper than {{limit}} levels.',
  RESULT_TOO_LONG: 'The result has too much text.',
} as const;

export type SentenceCode = keyof typeof sentences;

/** What is said, to be worded in any language. */
export interface Sentence {
  readonly reason: SentenceCode;
  /** What stands in the sentence's places. */
  readonly parameters: Readonly<Record<string, string | number>>;
}

export interface EnglishSentence extends Sentence {
  readonly message: string;
}

type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ParametersOf<Code extends SentenceCode> = [NamesIn<(typeof sentences)[Code]>] extends [never]
  ? []
  : [parameters: Readonly<Record<NamesIn<(typeof sentences)[Code]>, string | number>>];

export function say<Code extends SentenceCode>(reason: Code, ...given: ParametersOf<Code>): EnglishSentence {
  const parameters: Sentence['parameters'] = given[0] ?? {};
  const message = sentences[reason].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parameters[name]));
  return { reason, parameters, message };
}
