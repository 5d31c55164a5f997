import { createSay } from '../problems/sentence.ts';

/** Problems of values that do not match the declared inputs, and of the declaration itself. */
export const inputSentences = {
  INPUT_MISSING: { en: 'The value {{path}} is required.', zh: '必須提供值「{{path}}」。' },
  INPUT_TYPE_WRONG: { en: 'The value {{path}} must be {{wanted}}.', zh: '值「{{path}}」須為{{wanted}}。' },
  INPUT_CHOICE_UNKNOWN: {
    en: '"{{value}}" is not one of the choices of {{path}}: {{choices}}.',
    zh: '「{{value}}」並非「{{path}}」的選項：{{choices}}。',
  },
  INPUT_CHOICE_MISSPELT: {
    en: '"{{value}}" is not one of the choices of {{path}}. The nearest are: {{nearest}}.',
    zh: '「{{value}}」並非「{{path}}」的選項。最接近的選項：{{nearest}}。',
  },
  INPUT_TOO_SMALL: { en: 'The value {{path}} must be at least {{least}}.', zh: '值「{{path}}」不得小於 {{least}}。' },
  INPUT_TOO_LARGE: { en: 'The value {{path}} must be at most {{most}}.', zh: '值「{{path}}」不得大於 {{most}}。' },
  INPUT_ENTRIES_MIN: {
    en: 'The list {{path}} must have at least {{least}} entries.',
    zh: '清單「{{path}}」最少須有 {{least}} 個項目。',
  },
  INPUT_ENTRIES_MAX: {
    en: 'The list {{path}} can have at most {{most}} entries.',
    zh: '清單「{{path}}」最多可有 {{most}} 個項目。',
  },
  INPUT_WANTS_TEXT: { en: 'a text', zh: '文字' },
  INPUT_WANTS_NUMBER: { en: 'a number', zh: '數字' },
  INPUT_WANTS_INTEGER: { en: 'a whole number', zh: '整數' },
  INPUT_WANTS_DATE: { en: 'a date, such as 2026-01-31', zh: '日期，例如 2026-01-31' },
  INPUT_WANTS_BOOLEAN: { en: 'true or false', zh: 'true 或 false' },
  INPUT_WANTS_LIST: { en: 'a list', zh: '清單' },
  INPUT_WANTS_OBJECT: { en: 'an object', zh: '物件' },

  ENTER_SOMETHING: { en: 'Fill in this field.', zh: '請填寫此欄。' },
  ENTER_CHOICE: { en: 'Select one of the choices.', zh: '請選擇其中一個選項。' },
  ENTER_TEXT: { en: 'Enter a text.', zh: '請輸入文字。' },
  ENTER_NUMBER: { en: 'Enter a number.', zh: '請輸入數字。' },
  ENTER_INTEGER: { en: 'Enter a whole number.', zh: '請輸入整數。' },
  ENTER_DATE: { en: 'Enter a valid date.', zh: '請輸入有效日期。' },
  ENTER_BOOLEAN: { en: 'Answer with yes or no.', zh: '請回答是或否。' },
  ENTER_LIST: { en: 'Enter a list.', zh: '請輸入清單。' },
  ENTER_OUTSIDE: { en: 'Enter a number from {{least}} to {{most}}.', zh: '請輸入 {{least}} 至 {{most}} 的數字。' },
  ENTER_TOO_SMALL: { en: 'Enter {{least}} or more.', zh: '請輸入 {{least}} 或以上的數字。' },
  ENTER_TOO_LARGE: { en: 'Enter {{most}} or less.', zh: '請輸入 {{most}} 或以下的數字。' },
  ENTER_ENTRIES_MIN: { en: 'Add at least {{least}} entries.', zh: '請新增最少 {{least}} 個項目。' },
  ENTER_ENTRIES_MAX: {
    en: 'Remove entries until {{most}} or fewer are left.',
    zh: '請移除項目，最多保留 {{most}} 個。',
  },

  INPUTS_NOT_A_LIST: { en: 'The inputs must be a list of objects.', zh: '輸入項須為物件的清單。' },
  INPUTS_TOO_MANY: { en: 'There are more than {{max}} inputs.', zh: '輸入項超過 {{max}} 個。' },
  INPUT_ENTRY_NOT_AN_OBJECT: { en: 'An input must be an object.', zh: '輸入項須為物件。' },
  INPUT_FIELD_UNKNOWN: { en: 'An input has no field {{field}}.', zh: '輸入項沒有欄位「{{field}}」。' },
  INPUT_FIELD_FOREIGN: {
    en: 'An input of the type {{type}} has no field {{field}}.',
    zh: '類型為 {{type}} 的輸入項沒有欄位「{{field}}」。',
  },
  INPUT_FIELD_WRONG: { en: 'The field {{field}} must be {{wanted}}.', zh: '欄位「{{field}}」須為{{wanted}}。' },
  INPUT_WANTS_PATH: {
    en: 'a path of up to {{segments}} names, separated by dots, each of up to {{length}} characters',
    zh: '由句點分隔、最多 {{segments}} 個名稱的路徑，每個名稱最多 {{length}} 個字元',
  },
  INPUT_WANTS_ONE_OF: { en: 'one of {{values}}', zh: '其中之一：{{values}}' },
  INPUT_WANTS_UNIT: {
    en: 'a text of 1 to {{max}} characters, or an object of such texts by locale, such as {"en-US": "years"}',
    zh: '1 至 {{max}} 個字元的文字，或以語言地區為名稱的此類文字物件，例如 {"en-US": "years"}',
  },
  INPUT_WANTS_CURRENCY: { en: 'a currency code of ISO 4217, such as HKD', zh: 'ISO 4217 貨幣代碼，例如 HKD' },
  INPUT_WANTS_COUNT: { en: 'a whole number from 0', zh: '0 或以上的整數' },
  INPUT_WANTS_TEXTS: {
    en: 'an object of up to {{locales}} texts by locale, such as {"en-US": "Zone"}, each of up to {{max}} characters',
    zh: '以語言地區為名稱、最多 {{locales}} 段文字的物件，例如 {"en-US": "Zone"}，每段最多 {{max}} 個字元',
  },
  INPUT_WANTS_CHOICES: {
    en: 'a list of up to {{max}} objects with a value and an optional label',
    zh: '最多 {{max}} 個物件的清單，每個物件有 value，並可有 label',
  },
  INPUT_WANTS_SMALL_JSON: {
    en: 'JSON of up to {{max}} characters',
    zh: '最多 {{max}} 個字元的 JSON',
  },
  INPUT_LISTS_TOO_DEEP: {
    en: 'Lists can be nested up to {{max}} levels.',
    zh: '清單最多可有 {{max}} 層。',
  },
  INPUT_PATH_TWICE: { en: 'There is another input {{path}}.', zh: '已有另一個輸入項「{{path}}」。' },
  INPUT_PATH_INSIDE: {
    en: 'The input {{path}} is part of the input {{outer}}, which must then be a list with items, or not be declared.',
    zh: '輸入項「{{path}}」屬於輸入項「{{outer}}」的一部分；後者須為有項目的清單，或不作宣告。',
  },
  INPUT_CHOICES_MISSING: {
    en: 'A choice needs at least one choice. To allow any text, make it a text.',
    zh: '選項類型最少須有一個選項。如接受任何文字，請改用文字類型。',
  },
  INPUT_CHOICE_TWICE: { en: 'The choice "{{value}}" is listed twice.', zh: '選項「{{value}}」重複列出。' },
  INPUT_RANGE_BACKWARDS: {
    en: 'The maximum {{maximum}} is below the minimum {{minimum}}.',
    zh: '最大值 {{maximum}} 小於最小值 {{minimum}}。',
  },
  INPUT_CONDITION_UNDECLARED: {
    en: 'The condition reads {{path}}, which is not a declared input.',
    zh: '條件讀取「{{path}}」，但該輸入項未有宣告。',
  },
  INPUT_CONDITION_COMPUTED: {
    en: 'The condition computes the name of a value. Name the inputs that it reads.',
    zh: '條件以計算方式取得值的名稱。請直接寫出所讀取的輸入項名稱。',
  },
  INPUT_CONDITION_WRONG: { en: 'The condition cannot be evaluated: {{why}}', zh: '無法計算條件：{{why}}' },
  INPUT_CONDITION_FUNCTION: { en: 'A condition cannot call functions.', zh: '條件不能呼叫函數。' },
  INPUT_CONDITION_CYCLE: {
    en: 'Whether {{path}} is required depends on itself: {{cycle}}.',
    zh: '「{{path}}」是否必填取決於其本身：{{cycle}}。',
  },
  INPUT_DEFAULT_WRONG: { en: 'The default does not match the input. {{why}}', zh: '預設值與輸入項不符。{{why}}' },
  INPUT_EXAMPLE_WRONG: { en: 'The example does not match the input. {{why}}', zh: '範例與輸入項不符。{{why}}' },
} as const;

export const sayOfInput = createSay(inputSentences);
