export const apiKeysSentences = {
  API_KEYS_MAX: {
    en: 'The tenant has the maximum of {{max}} API keys. Revoke an unused one.',
    zh: '租戶的 API 金鑰已達上限 {{max}} 個。請撤銷不再使用的金鑰。',
  },
  API_KEY_GONE: {
    en: 'This API key does not exist; it may have been revoked.',
    zh: '找不到此 API 金鑰，可能已被撤銷。',
  },
  KEY_EXPIRY_PASSED: {
    en: 'This time has passed. Choose a later one, or none.',
    zh: '此時間已過。請選擇較後的時間，或不設時間。',
  },
  KEY_EXPIRY_TOO_LATE: {
    en: 'Choose a time within the next {{max}} years, or none.',
    zh: '請選擇未來 {{max}} 年內的時間，或不設時間。',
  },
  KEY_PRODUCTS_MISSING: {
    en: 'Choose the products that the key may price, or omit them for all products.',
    zh: '請選擇此金鑰可計算價格的產品；不提供即包括所有產品。',
  },
  KEY_PRODUCTS_MAX: {
    en: 'A key can be limited to at most {{max}} products; this list has {{count}}. Omit the versions to include all of them.',
    zh: '金鑰最多可限於 {{max}} 個產品，此清單有 {{count}} 個。不提供版本即包括所有版本。',
  },
  KEY_PRODUCT_UNKNOWN: { en: 'There is no product {{plan}} / {{type}}.', zh: '沒有產品 {{plan}} / {{type}}。' },
  CREDENTIALS_MISSING: {
    en: 'Send an API key in the header X-API-Key, or a bearer token.',
    zh: '請在標頭 X-API-Key 傳送 API 金鑰，或傳送 bearer 權杖。',
  },
  API_KEY_INVALID: { en: 'Invalid or revoked API key', zh: 'API 金鑰無效或已撤銷' },
} as const;
