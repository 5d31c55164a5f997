export const shapeSentences = {
  FIELD_UNKNOWN: { en: 'The field {{path}} does not exist.', zh: '欄位「{{path}}」並不存在。' },
  FIELD_MISSING: { en: '{{name}} is missing.', zh: '欠缺 {{name}}。' },
  FIELD_TYPE_WRONG: { en: '{{name}} must be {{expected}}.', zh: '{{name}} 須為{{expected}}。' },
  FIELD_NOT_ONE_OF: { en: '{{name}} must be one of {{values}}.', zh: '{{name}} 須為其中之一：{{values}}。' },
  FIELD_NOT_TEXTS: { en: '{{name}} must be a text or an object of texts.', zh: '{{name}} 須為文字或文字的物件。' },
  FIELD_TOO_SMALL: { en: '{{name}} is too small to be stored exactly.', zh: '{{name}} 過小，無法準確儲存。' },
  FIELD_TOO_LARGE: {
    en: '{{name}} is larger than {{most}} and cannot be stored exactly.',
    zh: '{{name}} 大於 {{most}}，無法準確儲存。',
  },
  FIELD_EMPTY: { en: '{{name}} is empty.', zh: '{{name}} 是空白的。' },
  FIELD_TOO_LONG: { en: '{{name}} has more than {{most}} characters.', zh: '{{name}} 超過 {{most}} 個字元。' },
  FIELD_ENTRIES_MAX: { en: '{{name}} has more than {{most}} entries.', zh: '{{name}} 超過 {{most}} 個項目。' },
  FIELD_WRONG: { en: '{{name}} {{fault}}.', zh: '{{name}}：{{fault}}。' },
} as const;
