export const codeSentences = {
  CALCULATION_LOGIC_REQUIRED: { en: 'The calculation logic is required.', zh: '必須提供計算邏輯。' },
  CODE_BEGINS_OR_ENDS_WITH_SPACE: {
    en: 'The code begins or ends with a space. Remove it.',
    zh: '代碼以空格開首或結尾。請移除空格。',
  },
  CODE_HAS_CONTROL_CHARACTER: {
    en: 'The code contains a control character. Remove it.',
    zh: '代碼含有控制字元。請將其移除。',
  },
  CODE_OCCURS_TWICE: {
    en: 'The code {{code}} occurs twice. Each discount and loading of a product needs a code of its own.',
    zh: '代碼「{{code}}」出現了兩次。產品的每個折扣及附加費須各有不同的代碼。',
  },
  CODE_TAKEN: {
    en: 'The product already has a {{kind}} code {{code}}. Choose another code.',
    zh: '產品已有{{kind}}代碼「{{code}}」。請選擇另一個代碼。',
  },
  CODE_UNKNOWN: {
    en: 'The product has no {{kind}} code {{code}}.',
    zh: '產品沒有{{kind}}代碼「{{code}}」。',
  },
  CODE_OF_OTHER_KIND: {
    en: 'The product has no {{kind}} code {{code}}. It has a {{other}} code of that name.',
    zh: '產品沒有{{kind}}代碼「{{code}}」。產品有同名的{{other}}代碼。',
  },
  CODE_LOGIC_HAS_NO_AMOUNT: {
    en: 'The calculation logic does not return an amount. Enter a number, a list of an amount and its currency code, or logic.',
    zh: '計算邏輯沒有得出金額。請輸入數字、由金額及其貨幣代碼組成的清單，或邏輯。',
  },
  FLAT_AMOUNT_MALFORMED: {
    en: 'A flat amount is a list of a number and its currency code, such as [50, "HKD"].',
    zh: '固定金額是由數字及其貨幣代碼組成的清單，例如 [50, "HKD"]。',
  },
  CURRENCY_CODE_UNKNOWN: {
    en: '{{currencyCode}} is not a currency code. Use an ISO 4217 code in capitals, such as HKD.',
    zh: '「{{currencyCode}}」不是貨幣代碼。請使用大寫的 ISO 4217 代碼，例如 HKD。',
  },
  CODE_AMOUNT_NEGATIVE: {
    en: 'The {{what}} is negative. Use a loading to raise the price, and a discount to lower it.',
    zh: '{{what}}是負數。請以附加費提高價格，以折扣降低價格。',
  },
  CODE_AMOUNT_TOO_LARGE: {
    en: 'The {{what}} is too large to be calculated exactly. Use one below 9,007,199,254,740,991.',
    zh: '{{what}}太大，無法準確計算。請使用小於 9,007,199,254,740,991 的數值。',
  },
} as const;
