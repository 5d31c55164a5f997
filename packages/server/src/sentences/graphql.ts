export const graphqlSentences = {
  ARGUMENT_TOO_LONG: {
    en: 'The text has {{length}} characters; at most {{max}} are allowed. Shorten it.',
    zh: '文字有 {{length}} 個字元，上限為 {{max}} 個。請縮短。',
  },
  ARGUMENT_ITEMS_MAX: {
    en: 'The list has {{count}} items; at most {{max}} are allowed. Send fewer at once.',
    zh: '列表有 {{count}} 個項目，上限為 {{max}} 個。請減少每次傳送的數量。',
  },
  FRAGMENT_IN_ITSELF: {
    en: 'The fragment {{name}} spreads itself, directly or through other fragments. Remove one of the spreads.',
    zh: '片段「{{name}}」直接或經其他片段展開自己。請移除其中一個展開。',
  },
  SIGN_IN_ALONE: {
    en: 'token_2 and refreshToken must be sent in a separate request. Send the other queries without them.',
    zh: 'token_2 及 refreshToken 須以獨立的請求傳送。請在其他請求傳送其餘查詢。',
  },
  QUERY_RESULT_TOO_LARGE: {
    en: 'The result of the query exceeds {{mebibytes}} MiB. Request fewer fields, or fewer items with a limit.',
    zh: '查詢的結果超過 {{mebibytes}} MiB。請索取較少欄位，或以 limit 索取較少項目。',
  },
  VARIABLES_TOO_DEEP: {
    en: 'The variables are nested too deeply: up to {{max}} levels are allowed.',
    zh: '變數的巢狀層數過多：最多可有 {{max}} 層。',
  },
  VARIABLE_NOT_STORABLE: {
    en: 'The variable {{name}} contains a NUL or invalid character. Remove it.',
    zh: '變數「{{name}}」含有 NUL 或無效的字元。請將其移除。',
  },
} as const;
