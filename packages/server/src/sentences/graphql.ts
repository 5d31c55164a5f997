export const graphqlSentences = {
  ARGUMENT_TOO_LONG: {
    en: 'The text has {{length}} characters; at most {{max}} are allowed. Shorten it.',
    zh: '文字有 {{length}} 個字元，上限為 {{max}} 個。請縮短。',
  },
  ARGUMENT_ITEMS_MAX: {
    en: 'The list has {{count}} items; at most {{max}} are allowed. Send fewer at once.',
    zh: '清單有 {{count}} 個項目，上限為 {{max}} 個。請減少每次傳送的數量。',
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
  REQUEST_SPLIT: { en: 'Split it into smaller requests.', zh: '請分成較小的請求傳送。' },
  QUERY_SHORTEN: {
    en: 'Request less: fewer fields, and lists with a limit.',
    zh: '請減少索取的內容：減少欄位，並為清單設 limit。',
  },
  DOCUMENT_TOO_LONG: {
    en: 'The {{asked}} exceeds the length limit of {{allowed}} characters. Send long texts as variables.',
    zh: '{{asked}}超出 {{allowed}} 個字元的長度上限。請將長文字以變數傳送。',
  },
  DOCUMENT_LIMIT_EXCEEDED: {
    en: 'The {{asked}} exceeds the {{limit}} limit of {{allowed}}. {{advice}}',
    zh: '{{asked}}超出{{limit}}的上限 {{allowed}}。{{advice}}',
  },
  DOCUMENT_LIMIT_EXCEEDED_BY: {
    en: 'The {{asked}} exceeds the {{limit}} limit ({{found}} of {{allowed}}). {{advice}}',
    zh: '{{asked}}超出{{limit}}的上限（{{found}}，上限 {{allowed}}）。{{advice}}',
  },
  GRAPHQL_INVALID: { en: '{{fault}}', zh: 'GraphQL 不正確：{{fault}}' },
  DOCUMENT_INVALID_HERE: {
    en: 'The document is not valid here. Check its fields, arguments and types against the schema.',
    zh: '此處不可使用此 GraphQL 文件。請按 schema 檢查其欄位、參數及類型。',
  },
  STORED_TYPE_DEFINITION: {
    en: 'Templates can only run queries. Remove the type definition.',
    zh: '模板只可執行查詢。請移除類型定義。',
  },
  STORED_QUERY_IS_OTHER: {
    en: 'Templates can only run queries. Replace the {{operation}} with a query.',
    zh: '模板只可執行查詢。請以查詢取代 {{operation}}。',
  },
  STORED_QUERY_MISSING: {
    en: 'The document contains no query. Write one, such as { policies { totalCount } }.',
    zh: '文件沒有查詢。請編寫一個，例如 { policies { totalCount } }。',
  },
  STORED_QUERIES_MAX: {
    en: 'A template runs one query. Remove the others.',
    zh: '模板只執行一個查詢。請移除其他查詢。',
  },
  STORED_FIELD_UNUSABLE: {
    en: 'The field {{name}} cannot be used in templates. Remove it from the query.',
    zh: '模板不可使用欄位「{{name}}」。請從查詢中移除。',
  },
} as const;
