export const pricingSentences = {
  PRICE_NOT_CALCULATED: { en: 'The price cannot be calculated. {{why}}', zh: '無法計算價格。{{why}}' },
  VARIABLES_NOT_GIVEN: {
    en: 'The logic reads variables that were not given: {{variables}}.',
    zh: '邏輯讀取了未提供的變數：{{variables}}。',
  },
  MANY_VARIABLES_NOT_GIVEN: {
    en: 'The logic reads variables that were not given: {{variables}} and {{more}} more.',
    zh: '邏輯讀取了未提供的變數：{{variables}}，另有 {{more}} 個。',
  },
  RESULT_NOT_A_NUMBER: { en: 'The result is {{result}}, not a number.', zh: '結果是{{result}}，而不是數字。' },
  RESULT_NOT_AN_AMOUNT: { en: 'The result is {{result}}, not an amount.', zh: '結果是{{result}}，而不是金額。' },
  RESULT_NEGATIVE: { en: 'The result is negative: {{amount}}.', zh: '結果為負數：{{amount}}。' },
  RESULT_NOT_EXACT: {
    en: 'The result is too large to be represented exactly.',
    zh: '結果數值過大，無法精確表示。',
  },
  NEW_PRICE_TOO_LARGE: {
    en: 'The new price is too large to be calculated exactly.',
    zh: '新價格太大，無法準確計算。',
  },
  CODE_NOT_APPLIED: {
    en: 'The {{kind}} {{code}} cannot be applied. {{why}}',
    zh: '無法套用{{kind}}「{{code}}」。{{why}}',
  },
  CODE_LOGIC_NOT_JSON: { en: 'Its logic is not valid JSON. {{why}}', zh: '其邏輯不是有效的 JSON。{{why}}' },
  CODE_CURRENCY_DIFFERENT: {
    en: 'Its amount is in {{given}} and the price in {{wanted}}. Use the currency of the price.',
    zh: '其金額的貨幣是 {{given}}，而價格的貨幣是 {{wanted}}。請使用價格的貨幣。',
  },
  CODES_NOT_A_LIST: {
    en: 'The {{kind}} codes must be a list of texts, such as ["CODE"].',
    zh: '{{kind}}代碼必須為文字的清單，例如 ["CODE"]。',
  },
  TOO_MANY_CODES: {
    en: 'There are {{count}} {{kind}} codes; at most {{max}} can be applied to one price.',
    zh: '現有 {{count}} 個{{kind}}代碼；每個價格最多可套用 {{max}} 個。',
  },
  CODE_TOO_LONG: {
    en: 'A {{kind}} code is longer than any code of a product, which has up to 100 characters. Shorten it.',
    zh: '有{{kind}}代碼比產品的任何代碼都長，代碼最多有 100 個字元。請縮短。',
  },
  CODE_NOT_A_TEXT: {
    en: 'A {{kind}} code must be a text. Put it in double quotes.',
    zh: '{{kind}}代碼必須為文字。請以雙引號括起。',
  },
  CODE_SENT_TWICE: {
    en: 'The {{kind}} code {{code}} occurs twice. Send it once.',
    zh: '{{kind}}代碼「{{code}}」出現了兩次。請只傳送一次。',
  },
  PRICING_LOGIC_TAKEN: {
    en: 'The product already has pricing logic. Update it.',
    zh: '產品已有定價邏輯。請更新該邏輯。',
  },
  PRICING_LOGIC_UNKNOWN: {
    en: 'The product has no pricing logic yet. Create one first.',
    zh: '產品尚未有定價邏輯。請先建立。',
  },
  PRICING_LOGIC_MISSING: {
    en: 'The product has no pricing logic yet, so it has no price. Write it first.',
    zh: '產品尚未有定價邏輯，因此沒有價格。請先編寫定價邏輯。',
  },
  BENEFIT_OPTION_UNKNOWN: {
    en: "The product has no option {{key}} of a benefit {{typeId}}. Choose one of its benefits' options.",
    zh: '產品的保障「{{typeId}}」沒有選項「{{key}}」。請選擇其保障的選項。',
  },
  CALLED_FUNCTION_UNKNOWN: {
    en: 'There is no function with the id or logical id {{name}}. Create it first, or change the logic.',
    zh: '沒有使用 ID 或邏輯 ID {{name}} 的函數。請先建立函數，或更改邏輯。',
  },
} as const;
