/**
 * Every message of this package, in English, by its code. Translations are made from the code and the parameters,
 * never from the English words.
 */
export const sentences = {
  // JSON text: these continue "Line N: ".
  TEXT_EMPTY: 'the text is empty.',
  LIST_LEFT_OPEN: '"]" is missing: the list that begins in line {{start}} is still open.',
  OBJECT_LEFT_OPEN: '"}" is missing: the object that begins in line {{start}} is still open.',
  LIST_CLOSED_WRONGLY: '"]" is expected here: the list that begins in line {{start}} is still open.',
  OBJECT_CLOSED_WRONGLY: '"}" is expected here: the object that begins in line {{start}} is still open.',
  BRACKET_TOO_MANY: 'there is one "{{bracket}}" too many.',
  TOO_DEEP: 'lists and objects are nested deeper than {{limit}} levels.',
  COMMA_MISSING_IN_LIST: 'a comma is missing between two list items.',
  COMMA_MISSING_AFTER_VALUE: 'a comma is missing after {{value}}.',
  COMMA_MISSING_AFTER_BRACKET: 'a comma is missing after this "{{bracket}}".',
  COMMA_BEFORE_LIST_END: 'a list item is missing after this comma; add one or remove the comma.',
  COMMA_BEFORE_OBJECT_END: 'a name is missing after this comma; add one or remove the comma.',
  VALUE_MISSING_BEFORE_COMMA: 'a value is missing before this comma.',
  MEMBER_MISSING_BEFORE_COMMA: 'a name and a value are missing before this comma.',
  VALUE_MISSING_AFTER_COLON: 'a value is missing after the colon.',
  VALUE_MISSING_BEFORE_COLON: 'a value is missing before this colon.',
  COLON_MISSING: 'a colon is missing after {{name}}.',
  COLON_MISPLACED: 'a colon is only allowed between a name and its value.',
  NAME_MISSING: 'a name in double quotes is missing here.',
  NAME_UNQUOTED: 'the name {{name}} must be in double quotes.',
  NAME_SINGLE_QUOTED: 'a name must be in double quotes ("), not single quotes.',
  TEXT_SINGLE_QUOTED: 'a text must be in double quotes ("), not single quotes.',
  TEXT_CURLY_QUOTED: 'a text must be in straight double quotes ("), not curly quotes.',
  TEXT_LEFT_OPEN: 'the closing quote (") of this text is missing.',
  CONTROL_CHARACTER: 'a text cannot contain control characters; write \\t for a tab.',
  UNICODE_ESCAPE: '\\u needs four hexadecimal digits.',
  BACKSLASH: 'a backslash in a text is written \\\\.',
  NUMBER_BEGINS_WITH_ZERO: 'a number cannot begin with 0, as {{number}} does.',
  NUMBER_BEGINS_WITH_PLUS: 'a number cannot begin with a plus sign.',
  DIGIT_MISSING_BEFORE_POINT: '{{number}} needs a digit before the point.',
  DIGIT_MISSING_AFTER_POINT: '{{number}} needs a digit after the point.',
  NUMBER_MALFORMED: '{{number}} is not a number.',
  WORD_UNKNOWN: '{{word}} is not a JSON value; a text must be in double quotes.',
  WORD_MEANT: '{{word}} is not a JSON value; write {{meant}}.',
  COMMENT: 'JSON has no comments.',
  CHARACTER_MISPLACED: 'this character does not belong here.',
  TEXT_AFTER_END: 'there is more text after the end of the JSON.',
  // A rule, before or while it runs.
  OPERATOR_UNKNOWN: 'There is no operator "{{operator}}".',
  OPERATOR_MISSPELT: 'There is no operator "{{operator}}". Did you mean "{{near}}"?',
  SEVERAL_KEYS:
    'A rule has exactly one operator per object: "{{key}}" and the other keys of this object each need a separate object.',
  ARGUMENT_MISSING: '"{{operator}}" needs at least 1 argument and has {{given}}.',
  ARGUMENTS_MISSING: '"{{operator}}" needs at least {{needed}} arguments and has {{given}}.',
  ONE_ARGUMENT_READ: '"{{operator}}" uses 1 argument and has {{given}}.',
  ARGUMENTS_READ: '"{{operator}}" uses {{read}} arguments and has {{given}}.',
  LIST_NEEDED: '"{{operator}}" needs a list of arguments.',
  OBJECT_NEEDED: '"{{operator}}" needs an object.',
  STEP_NEEDED: '"{{operator}}" needs a step above 0, and "half_up" or "half_even" if anything follows.',
  DECIMALS_NEEDED: '"{{operator}}" needs a whole number of decimals from -15 to 15.',
  ARGUMENTS_UNFIT: '"{{operator}}" cannot calculate with these values. Check their number and types.',
  ARGUMENTS_UNFIT_SOMEWHERE: 'An operator cannot calculate with its values. Check their number and types.',
  NUMBER_UNSAFE: 'The whole number {{number}} is beyond 9007199254740991, so its last digits may change.',
  NAME_FORBIDDEN: 'The name "{{name}}" cannot be used in a path.',
  NUMBER_TOO_LONG: 'A calculation uses {{number}}, which has more digits than it can keep. Use a number with fewer.',
  NUMBER_NEEDED: 'A calculation uses or produces a value that is not a number.',
  VARIABLE_MISSING: 'The variable "{{variable}}" is missing.',
  VARIABLE_NULL: 'The variable "{{variable}}" is null, and "{{operator}}" needs a value.',
  VARIABLE_BLANK: 'The variable "{{variable}}" is an empty text, and "{{operator}}" needs a value.',
  VARIABLE_EMPTY: 'The variable "{{variable}}" is null or an empty text.',
  VARIABLE_NOT_NUMBER: 'The variable "{{variable}}" must be a number.',
  VARIABLE_NOT_TEXT: 'The variable "{{variable}}" must be a text.',
  VARIABLE_NOT_BOOLEAN: 'The variable "{{variable}}" must be true or false.',
  VARIABLE_NOT_LIST: 'The variable "{{variable}}" must be a list.',
  VARIABLE_UNDECLARED: 'The product has no input "{{variable}}", so it has no value and counts as nothing.',
  VARIABLE_MISSPELT: 'The product has no input "{{variable}}". Did you mean {{near}}?',
  VARIABLE_IS_TABLE: '"{{table}}" is a rate table. To look up a value in it, write {{form}}.',
  BOOLEAN_IN_CALCULATION: '"{{variable}}" is yes or no, not a number. Write {{form}}.',
  DIVISION_BY_ZERO: 'A division by 0 has no result.',
  EXPRESSION_MISSING: 'The value of {{expression}} is missing.',
  EXPRESSION_NULL: '{{expression}} returns null, and "{{operator}}" needs a value.',
  VALUE_NULL: '"{{operator}}" needs a value and received null.',
  VALUE_BLANK: '"{{operator}}" needs a value and received an empty text.',
  ABSENCE_UNHANDLED:
    'There is no decision if "{{variable}}" is empty, null or absent. To decide without it, use "missing", "??" or a comparison with null.',
  DECISION_UNFIT:
    'The result is {{given}}. To accept, the logic returns true, null or []; to decline, false, a rejection code or a list of them; to refer, {"refer": "CODE", "reason": "…"}.',
  THROWN: 'The rule threw {{value}}.',
  THROWN_STRUCTURE: 'The rule threw a value.',
  ACCUMULATOR_NESTED: 'The accumulator of reduce cannot contain nested lists or objects.',
  RULE_TOO_DEEP: 'The rule is nested deeper than {{limit}} operators.',
  RULE_TOO_LARGE: 'The rule has more than {{limit}} nodes.',
  RULE_OR_DATA_TOO_LARGE: 'The rule or its data is too large.',
  TOO_MANY_ITERATIONS: 'The rule needs more than {{limit}} iterations.',
  TOO_MUCH_TEXT: 'The rule produces more than {{limit}} characters of text.',
  TOO_MANY_DIGITS: 'An exact number has too many digits.',
  VALUE_TOO_DEEP: 'A value is nested too deeply.',
  LIST_TOO_DEEP_FOR_TEXT: 'A list is nested too deeply to be converted to text.',
  FUNCTION_NOT_HERE: 'The function "{{name}}" cannot be called here: only pricing logic calls functions.',
  FUNCTION_NEEDED: 'The function "{{name}}" has not been called yet.',
  FUNCTION_FAILED: 'The function "{{name}}" returned no result: {{reason}}',
  FUNCTION_OUTPUT_UNKNOWN: 'The function "{{name}}" has no output "{{output}}".',
  FUNCTION_NAME_NEEDED: '"function" needs the logical id of a function, written out as its first argument.',
  FUNCTION_INPUTS_NEEDED: 'Write the inputs of a function as {"eachKey": {"name": value, …}}.',
  TOO_MANY_FUNCTION_CALLS: 'The rule calls functions with more than {{limit}} different inputs.',
  TABLES_NOT_HERE: 'The table "{{table}}" cannot be looked up here: no tables are available.',
  TABLE_UNKNOWN: 'There is no table "{{table}}".',
  TABLE_MISSPELT: 'There is no table "{{table}}". Did you mean "{{near}}"?',
  TABLE_COLUMN_UNKNOWN: 'The table "{{table}}" has no column "{{column}}".',
  TABLE_COLUMN_MISSPELT: 'The table "{{table}}" has no column "{{column}}". Did you mean "{{near}}"?',
  TABLE_KEY_UNKNOWN: 'The table "{{table}}" has no key "{{key}}".',
  TABLE_KEY_MISSPELT: 'The table "{{table}}" has no key "{{key}}". Did you mean "{{near}}"?',
  TABLE_KEY_MISSING: 'The key "{{key}}" of the table "{{table}}" is missing.',
  TABLE_KEY_NOT_TEXT: 'The key "{{key}}" of the table "{{table}}" must be a text.',
  TABLE_KEY_NOT_NUMBER: 'The key "{{key}}" of the table "{{table}}" must be a number.',
  TABLE_KEY_NOT_BOOLEAN: 'The key "{{key}}" of the table "{{table}}" must be true or false.',
  TABLE_KEY_NOT_DATE: 'The key "{{key}}" of the table "{{table}}" must be a date such as 2027-01-31.',
  TABLE_NAME_NEEDED: '"table" needs the name of a table, written out as its first argument.',
  TABLE_KEYS_NEEDED: 'Write the keys of a table as {"eachKey": {"name": value, …}}.',
  TABLE_COLUMN_NEEDED: '"table" needs the name of a column, written out as its third argument.',
  TABLE_FORM_NEEDED: 'Write a lookup in the table "{{table}}" as {{form}}.',
  NO_RATE: 'The table "{{table}}" has no row for these keys.',
  NO_RATE_FOR: 'The table "{{table}}" has no row for {{keys}}.',
  NO_RATE_NEAREST: 'The table "{{table}}" has no row for {{keys}}. The nearest is row {{row}}: {{nearest}}.',
  TABLE_CELL_EMPTY: 'The column "{{column}}" is empty in row {{row}} of the table "{{table}}".',
  DECISION_INPUTS_NEEDED: 'Write the values that a decision table decides by as {"eachKey": {"name": value, …}}.',
  DECISION_TABLE_NEEDED:
    'Write the decision table as {"preserve": {"hit": …, "outputs": …, "rows": …}}, the second argument of "decide".',
  DECISION_FIELD_UNKNOWN: 'A decision table has no field "{{field}}".',
  DECISION_HIT_UNKNOWN: 'The hit policy of a decision table must be one of {{policies}}.',
  DECISION_NAME_UNFIT:
    'The name "{{name}}" cannot be used for a column of a decision table. It needs 1 to 200 characters, not only digits, without blanks at its ends.',
  DECISION_WITHOUT_CONDITIONS: 'A decision table needs at least one column of conditions.',
  DECISION_WITHOUT_OUTPUTS: 'A decision table needs a list of at least one output, such as [{"name": "decision"}].',
  DECISION_OUTPUT_UNFIT:
    'Write an output of a decision table as {"name": …}, or with the list of its values in their priority as {"name": …, "values": […]}.',
  DECISION_OUTPUTS_TOO_MANY: 'The hit policy "{{hit}}" needs a single output.',
  DECISION_DEFAULT_UNFIT:
    'The result for no matching row must be a text, a number, true, false, null, a referral with a code and a reason, or a list of these.',
  DECISION_DEFAULT_UNREAD: 'The result for no matching row is incomplete: {{text}}.',
  DECISION_WITHOUT_RANKING:
    'The hit policy "{{hit}}" needs the values of an output in their priority: {"name": …, "values": […]}.',
  DECISION_WITHOUT_ROWS: 'A decision table needs a list of at least one row.',
  DECISION_TOO_MANY_ROWS: 'A decision table can have {{limit}} rows at most.',
  DECISION_TOO_MANY_COLUMNS: 'A decision table can have {{limit}} columns at most, conditions and outputs together.',
  DECISION_ROW_UNFIT:
    'Row {{row}} must have {{count}} cells: a condition for each column, then an outcome for each output.',
  CONDITION_NOT_TEXT: 'Row {{row}} needs a condition in the column "{{column}}", written as a text such as "< 18".',
  CONDITION_TOO_LONG: 'The condition in row {{row}} of the column "{{column}}" has more than {{limit}} characters.',
  CONDITION_TEXT_TOO_LONG:
    'A text in the condition in row {{row}} of the column "{{column}}" has more than {{limit}} characters.',
  CONDITION_UNREADABLE:
    'In the condition {{condition}} in row {{row}} of the column "{{column}}", the part from "{{rest}}" cannot be read. Write texts with special characters in quotes.',
  CONDITION_INCOMPLETE: 'The condition {{condition}} in row {{row}} of the column "{{column}}" is incomplete.',
  CONDITION_NUMBER_UNFIT:
    '{{condition}} in row {{row}} of the column "{{column}}" is neither a number with up to 15 digits nor a date. Write a text in quotes.',
  CONDITION_DATE_UNFIT: '{{condition}} in row {{row}} of the column "{{column}}" is not a date such as 2027-01-31.',
  CONDITION_RANGE_EMPTY: 'The range {{condition}} in row {{row}} of the column "{{column}}" contains no value.',
  CONDITION_WITHOUT_ORDER:
    'The condition {{condition}} in row {{row}} of the column "{{column}}" needs a number or a date. Texts can only be listed.',
  CONDITION_TYPES_MIXED:
    'The condition {{condition}} in row {{row}} of the column "{{column}}" has values of different types.',
  CONDITION_OF_OTHER_TYPE:
    'The condition in row {{row}} of the column "{{column}}" is for another type of values than that in row {{otherRow}}.',
  TOO_MANY_CONDITIONS: 'The conditions of a decision table can have {{limit}} values and ranges at most.',
  OUTCOME_UNFIT:
    'The outcome in row {{row}} of the column "{{column}}" must be a text, a number, true, false, null, a referral with a code and a reason, or a list of these.',
  OUTCOME_NOT_RANKED: 'The outcome in row {{row}} is not one of the values of the output "{{column}}".',
  DECISION_NEEDS_TEXT: 'The column "{{column}}" of the decision table needs a text.',
  DECISION_NEEDS_NUMBER: 'The column "{{column}}" of the decision table needs a number.',
  DECISION_NEEDS_BOOLEAN: 'The column "{{column}}" of the decision table needs true or false.',
  DECISION_NEEDS_DATE: 'The column "{{column}}" of the decision table needs a date such as 2027-01-31.',
  NO_DECISION: 'No row of the decision table matches {{values}}.',
  DECISION_ROWS_TWO: 'Rows {{row}} and {{otherRow}} of the decision table both match, but only one row may.',
  DECISION_ROWS_DIFFER: 'Rows {{row}} and {{otherRow}} of the decision table both match and have different outcomes.',
  // A table.
  TABLE_NAME_UNFIT:
    'The name "{{name}}" cannot be used for a table. It needs 1 to 200 characters, without blanks at its ends.',
  COLUMN_NAME_UNFIT:
    'The name "{{name}}" cannot be used for a column. It needs 1 to 200 characters, without blanks at its ends.',
  COLUMN_NAME_TWICE: 'Two columns have the name "{{name}}".',
  TABLE_WITHOUT_KEYS: 'A table needs at least one key.',
  TABLE_WITHOUT_VALUES: 'A table needs at least one value column.',
  TOO_MANY_KEYS: 'A table can have {{limit}} keys at most.',
  TOO_MANY_COLUMNS: 'A table can have {{limit}} columns at most.',
  TOO_MANY_ROWS: 'A table can have {{limit}} rows at most.',
  CURRENCY_UNFIT: 'The column "{{column}}" needs a currency code such as HKD instead of "{{currency}}".',
  DEFAULT_UNFIT: 'The default of the column "{{column}}" must be null or a value of its type.',
  COLUMN_DATA_UNFIT: 'The cells of the column "{{column}}" cannot be read.',
  CELL_NOT_TEXT: 'Row {{row}} needs a text in the column "{{column}}".',
  CELL_NOT_NUMBER: 'Row {{row}} needs a number in the column "{{column}}".',
  CELL_NOT_BOOLEAN: 'Row {{row}} needs true or false in the column "{{column}}".',
  CELL_NOT_DATE: 'Row {{row}} needs a date such as 2027-01-31 in the column "{{column}}".',
  CELL_TOO_LONG: 'The text in row {{row}} of the column "{{column}}" has more than {{limit}} characters.',
  CELL_NUMBER_UNFIT:
    'The number in row {{row}} of the column "{{column}}" has more than 15 digits with {{decimals}} decimals, as many as others in the column have.',
  VALUE_EMPTY: 'The column "{{column}}" is empty in row {{row}} and has no default.',
  RANGE_BACKWARDS: 'The range of "{{column}}" in row {{row}} must end above its beginning.',
  ROW_TWICE: 'Row {{row}} has the same keys as row {{otherRow}}.',
  RANGES_OVERLAP:
    'The range of "{{column}}" in row {{row}} overlaps that of row {{otherRow}}, with the same other keys.',
  RANGE_GAP:
    'No row has "{{column}}" from {{from}} to {{to}}, between row {{otherRow}} and row {{row}} with the same other keys.',
  ROWS_TIED:
    'Rows {{otherRow}} and {{row}} both match some keys, and neither gives more keys. Add a row that gives the keys of both.',
  KEYS_SIMILAR:
    '"{{text}}" in row {{row}} of the column "{{column}}" is nearly the same as "{{other}}" in row {{otherRow}}.',
  RANGES_TOO_COMPLEX:
    'The ranges of several keys overlap in too many ways. Give them the same ends, or use fewer ranges.',
  TABLE_CHECK_INCOMPLETE: 'The table is too large to compare all rows with each other; more of them may conflict.',
  TABLES_TOO_LARGE:
    'The tables {{tables}} are too large for standard JSON Logic: together they can have {{limit}} rows at most, and fewer if the rows have many combinations of ranges or empty keys.',
  PLAIN_FORM_TOO_DEEP:
    'Written in standard JSON Logic, the rule would be nested deeper than {{limit}} operators. Nest its operators less deeply.',
  PLAIN_FORM_TOO_LARGE:
    'Written in standard JSON Logic, the rule would have more than {{limit}} nodes. Look up {{tables}} less often, or with fewer rows.',
  PLAIN_FORM_IMPOSSIBLE:
    'A lookup or decision inside "{{operator}}" cannot be written in standard JSON Logic: it depends on earlier steps, on a failure, or is itself written wrongly.',
  RESULT_NOT_FINITE: 'The result is not a finite number.',
  RESULT_TOO_LARGE: 'The result has more than {{limit}} values.',
  RESULT_TOO_DEEP: 'The result is nested deeper than {{limit}} levels.',
  RESULT_TOO_LONG: 'The result contains too much text.',
} as const;

export type SentenceCode = keyof typeof sentences;

/** A message, to be worded in any language. */
export interface Sentence {
  readonly reason: SentenceCode;
  /** The values of the sentence's placeholders. */
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
