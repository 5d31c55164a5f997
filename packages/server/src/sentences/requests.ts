export const requestsSentences = {
  OFFER_VALUE_MISSING: {
    en: 'The price cannot be calculated without the value {{variable}}. Send it.',
    zh: '沒有值 {{variable}}，無法計算價格。請傳送該值。',
  },
  UPDATED_CASE_UNKNOWN: { en: 'This case does not exist.', zh: '找不到此個案。' },
  ASSIGNED_USER_UNKNOWN: {
    en: 'This user does not exist or is deactivated. Choose another.',
    zh: '此用戶並不存在或已停用。請選擇另一名。',
  },
  CASE_NOTES_MAX: {
    en: 'The case has {{max}} notes, which is the maximum.',
    zh: '個案有 {{max}} 個備註，已達上限。',
  },
  CASE_LOCALE_INVALID: { en: 'Enter a valid locale, such as zh-HK.', zh: '請輸入有效的語言，例如 zh-HK。' },
  IDEMPOTENCY_KEY_USED: {
    en: 'Another request was sent with this idempotency key. Use a new key for a new request.',
    zh: '此冪等鍵已用於另一個請求。新的請求請使用新的鍵。',
  },
  IDEMPOTENCY_KEY_INVALID: {
    en: 'The idempotency key has {{min}} to {{max}} characters, such as a UUID.',
    zh: '冪等鍵須有 {{min}} 至 {{max}} 個字元，例如 UUID。',
  },
  CASE_EMAIL_INVALID: {
    en: 'Enter a valid email address, such as name@example.com.',
    zh: '請輸入有效的電郵地址，例如 name@example.com。',
  },
  CASE_CONTACT_MISSING: {
    en: 'Enter an email address or a telephone number.',
    zh: '請輸入電郵地址或電話號碼。',
  },
  FACT_WITH_TOO_MANY_DIGITS: {
    en: 'The value contains a number with more digits than can be stored. Send it as a text.',
    zh: '值含有位數超出可儲存範圍的數字。請以文字傳送。',
  },
  CASE_VALUE_TOO_DEEP: {
    en: 'The {{name}} is nested more than {{max}} levels deep. Use fewer levels.',
    zh: '{{name}}的巢狀層數超過 {{max}} 層。請減少層數。',
  },
  CASE_VALUE_NOT_STORABLE: {
    en: 'The {{name}} contains a NUL or invalid character, which cannot be stored. Remove it.',
    zh: '{{name}}含有 NUL 或無效的字元，無法儲存。請將其移除。',
  },
  CASE_LIST_MAX: {
    en: 'The list has {{count}} entries; the maximum is {{max}}. Send fewer.',
    zh: '清單有 {{count}} 個項目，上限為 {{max}} 個。請減少傳送的項目。',
  },
  CASE_TOO_LARGE: {
    en: 'The request has more than {{kibibytes}} KiB. Send less.',
    zh: '請求超過 {{kibibytes}} KiB。請減少傳送的內容。',
  },
} as const;
