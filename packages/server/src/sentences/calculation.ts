export const calculationSentences = {
  ITEMS_MAX: {
    en: 'The request exceeds the limit of {{max}} items: it has {{count}}. Split it into smaller requests.',
    zh: '請求超出 {{max}} 個項目的上限：現有 {{count}} 個。請分成較小的請求傳送。',
  },
  PRICE_REQUEST_NOT_OBJECT: {
    en: 'Send an object with values, such as {"values": {}}.',
    zh: '請傳送含有 values 的物件，例如 {"values": {}}。',
  },
  VALUES_MISSING: {
    en: 'The values are required: an object with the variables.',
    zh: '必須提供 values：一個包含變數的物件。',
  },
  VALUES_NOT_OBJECT: { en: 'The values must be an object with the variables.', zh: 'values 必須為包含變數的物件。' },
  FIELD_NOT_BOOLEAN: { en: 'The field {{name}} must be true or false.', zh: '欄位 {{name}} 必須為 true 或 false。' },
  PRICE_FIELD_UNKNOWN: {
    en: 'A price has no field {{name}}. Send {{fields}} or {{last}}.',
    zh: '價格沒有欄位 {{name}}。請傳送 {{fields}} 或 {{last}}。',
  },
  ITEM_TOO_LATE: {
    en: 'The request exceeds the time limit of {{seconds}} seconds. Send this item again, in a smaller list.',
    zh: '請求超出 {{seconds}} 秒的時限。請以較短的清單再次傳送此項目。',
  },
  ITEM_NOT_REACHED: {
    en: 'The server is busy: it did not get to this item within {{seconds}} seconds. Send it again, in a smaller list.',
    zh: '伺服器繁忙：{{seconds}} 秒內未能輪到此項目。請以較短的清單再次傳送。',
  },
  UNDERWRITING_LOGIC_MISSING: {
    en: 'The product has no underwriting logic yet, so no decision can be made. Write it first.',
    zh: '產品尚未有核保邏輯，因此無法作出決定。請先編寫核保邏輯。',
  },
  PRICE_VARIABLE_MISSING: {
    en: 'The variable {{path}} is required for this price. Send it, or allowMissing: true to have it read as null.',
    zh: '計算此價格必須提供變數 {{path}}。請傳送該變數，或傳送 allowMissing: true，將其視為 null。',
  },
  CALCULATION_TOO_LONG: {
    en: 'The calculation exceeds the time limit of {{seconds}} seconds. Simplify the logic.',
    zh: '計算超出 {{seconds}} 秒的時限。請簡化邏輯。',
  },
  CALCULATION_TOO_LARGE: {
    en: 'The calculation exceeds the memory limit of {{mebibytes}} MiB. Simplify the logic, or send shorter lists.',
    zh: '計算超出 {{mebibytes}} MiB 的記憶體上限。請簡化邏輯，或傳送較短的清單。',
  },
  DECISION_VALUE_MISSING: { en: '{{why}} Enter a value for it.', zh: '{{why}}請提供其值。' },
  DECISION_VALUE_MISSING_AT: {
    en: '{{why}} The logic reads it at {{place}}. Enter a value for it.',
    zh: '{{why}}邏輯在 {{place}} 讀取此變數。請提供其值。',
  },
  VARIABLE_TYPE_WRONG: {
    en: 'The variable {{path}} must be {{wanted}} and is {{given}}. Send {{wanted}}.',
    zh: '變數 {{path}} 必須為{{wanted}}，現為{{given}}。請傳送{{wanted}}。',
  },
  VARIABLE_VALUE_UNKNOWN: {
    en: 'The logic of the price does not know the value {{value}} of the variable {{path}}. Send one that it compares the variable with.',
    zh: '價格的邏輯不認識變數 {{path}} 的值 {{value}}。請傳送邏輯用作比較的值。',
  },
  VARIABLE_VALUE_MISSPELT: {
    en: 'The logic of the price does not know the value {{value}} of the variable {{path}}. Did you mean {{nearest}}?',
    zh: '價格的邏輯不認識變數 {{path}} 的值 {{value}}。是否指 {{nearest}}？',
  },
} as const;
