export const httpSentences = {
  ANSWERS_UNREAD: {
    en: 'The response cannot be sent: too many earlier responses have not been read yet. Read those first, then try again. Any changes that this request made remain in effect.',
    zh: '無法傳送回應：太多其他回應尚未讀取。請先讀取較早請求的回應，然後再試。此請求已作出的修改會保留。',
  },
  BODY_COMPRESSED: {
    en: 'The body has a Content-Encoding. Send it uncompressed, without that header.',
    zh: '內文帶有 Content-Encoding。請移除該標頭，並以未壓縮的形式傳送。',
  },
  BODY_CHARSET_OTHER: {
    en: 'The Content-Type names another character set than UTF-8. Encode the body as UTF-8.',
    zh: 'Content-Type 指明了 UTF-8 以外的字元集。請將內文以 UTF-8 編碼。',
  },
  BODY_NOT_UTF8: {
    en: 'The body is not valid UTF-8. Encode it as UTF-8.',
    zh: '內文不是有效的 UTF-8。請以 UTF-8 編碼。',
  },
  BODY_TOO_LARGE: {
    en: 'The request exceeds the body limit of {{bytes}} bytes (8 MiB). Send a smaller request.',
    zh: '請求超出 {{bytes}} 位元組（8 MiB）的內文上限。請傳送較小的請求。',
  },
  BODY_TOO_SLOW: {
    en: 'The request exceeds the time limit: its body must arrive within {{seconds}} seconds. Send a smaller request.',
    zh: '請求超出時限：內文須於 {{seconds}} 秒內送達。請傳送較小的請求。',
  },
  COMPARISONS_MAX: {
    en: 'The request exceeds the comparisons limit: it repeats the same fields too often. Request each field once.',
    zh: '請求超出比較上限：同一欄位重複過多。請每個欄位只索取一次。',
  },
  MORE_ERRORS: {
    en: 'There are {{left}} more errors. Fix these first.',
    zh: '另有 {{left}} 個錯誤。請先修正這些錯誤。',
  },
  GRAPHQL_BODY_NOT_OBJECT: {
    en: 'The body is not an object. Send an object that contains the query.',
    zh: '內文不是物件。請傳送包含 query 的物件。',
  },
  BATCHES_REFUSED: {
    en: 'The request exceeds the limit of one operation: batches are not accepted. Send each operation in a separate request.',
    zh: '請求超出一項操作的上限：不接受批次。請分別傳送每項操作。',
  },
  ADDRESS_TOO_LONG: {
    en: 'This address does not exist: one of its parts exceeds the maximum length of a name.',
    zh: '此網址不存在：其中一個部分比任何名稱都長。',
  },
  ADDRESS_UNREADABLE: {
    en: 'This address cannot be read. Percent-encode each part of it as UTF-8.',
    zh: '無法讀取此網址。請將其每個部分以 UTF-8 作百分號編碼。',
  },
  METHOD_NOT_ACCEPTED: {
    en: 'This address does not accept {{method}}. Use {{allowed}}.',
    zh: '此網址不接受 {{method}}。請使用 {{allowed}}。',
  },
  BODY_NOT_JSON: { en: 'The body is not valid JSON. {{why}}', zh: '內文不是有效的 JSON。{{why}}' },
  BODY_VALUES_MAX: {
    en: 'The body exceeds the limit of {{max}} values. Split it into smaller requests.',
    zh: '內文超出 {{max}} 個值的上限。請分成較小的請求傳送。',
  },
  BODY_CONTAINERS_MAX: {
    en: 'The body exceeds the limit of {{max}} lists and objects. Split it into smaller requests.',
    zh: '內文超出 {{max}} 個清單及物件的上限。請分成較小的請求傳送。',
  },
  TOO_MANY_ANONYMOUS: {
    en: 'There were too many requests without a sign-in from this address. Wait {{seconds}} seconds, then try again.',
    zh: '此位址未登入的請求過多。請等候 {{seconds}} 秒再試。',
  },
  TOO_MANY_ANONYMOUS_BRIEFLY: {
    en: 'There were too many requests without a sign-in from this address. Wait a second, then try again.',
    zh: '此位址未登入的請求過多。請等候 1 秒再試。',
  },
  ADDRESS_NAME_UNREADABLE: {
    en: 'This address cannot be read. Percent-encode the {{name}} as UTF-8.',
    zh: '無法讀取此網址。請將{{name}}以 UTF-8 作百分號編碼。',
  },
  NOTHING_IN_API: {
    en: 'There is nothing at this address. The REST API is at /api/v1/products, /api/v1/functions, /api/v1/render, /api/v1/files and /api/v1/rate-tables.',
    zh: '此網址沒有任何內容。REST API 位於 /api/v1/products、/api/v1/functions、/api/v1/render、/api/v1/files 及 /api/v1/rate-tables。',
  },
  NOTHING_AT_PRODUCTS: {
    en: 'There is nothing at this address. POST to /api/v1/products/{plan}/{type}/{version}/price or /underwriting, or GET …/openapi.json; an empty version is -.',
    zh: '此網址沒有任何內容。請以 POST 傳送至 /api/v1/products/{plan}/{type}/{version}/price 或 /underwriting，或以 GET 讀取 …/openapi.json；空白的版本寫作 -。',
  },
  NOTHING_AT_RENDER: {
    en: 'There is nothing at this address. POST to {{prefix}}/{id or logical id of a template}.',
    zh: '此網址沒有任何內容。請以 POST 傳送至 {{prefix}}/{模板的 ID 或邏輯 ID}。',
  },
  NOTHING_AT_FUNCTIONS: {
    en: 'There is nothing at this address. POST to {{prefix}}/{id or logical id of a function}, or GET …/openapi.json.',
    zh: '此網址沒有內容。請以 POST 傳送至 {{prefix}}/{函數的 ID 或邏輯 ID}，或以 GET 讀取 …/openapi.json。',
  },
  NOTHING_AT_FILES: {
    en: 'There is nothing at this address. Files are below {{prefix}}/.',
    zh: '此網址沒有任何內容。檔案位於 {{prefix}}/ 之下。',
  },
  NOTHING_AT_RATE_TABLES: {
    en: 'There is nothing at this address. Rate tables are at {{prefix}}/{plan}/{type}/{version or -}/{name}; files are read at {{prefix}}/read.',
    zh: '此網址沒有任何內容。費率表位於 {{prefix}}/{計劃}/{類型}/{版本或 -}/{名稱}；讀取檔案的網址是 {{prefix}}/read。',
  },
  NOTHING_BUT_FAILURE_REPORTS: {
    en: 'There is nothing at this address. Pages of apps report failed components at /component-failures.',
    zh: '此網址沒有任何內容。應用程式的頁面在 /component-failures 報告失敗的元件。',
  },
  NOTHING_BUT_GUEST_TOKENS: {
    en: 'There is nothing at this address. Guests receive their token at /guest.',
    zh: '此網址沒有任何內容。訪客在 /guest 取得權杖。',
  },
  BODY_NOT_JSON_TYPE: { en: 'Send the body as application/json.', zh: '請以 application/json 傳送內文。' },
  FILE_NOT_IN_FORM: {
    en: 'Send the file as multipart/form-data, in the field "file".',
    zh: '請以 multipart/form-data 傳送檔案，並放在欄位「file」。',
  },
  ANONYMOUS_BODY_TOO_LARGE: {
    en: 'The request exceeds the body limit without a sign-in of {{max}} bytes (64 KiB). Send valid credentials with it, or send less at once.',
    zh: '請求超出未登入時 {{max}} 位元組（64 KiB）的內文上限。請連同有效的憑證傳送，或減少每次傳送的內容。',
  },
  CREDENTIALS_INVALID: { en: 'Invalid or expired credentials', zh: '憑證無效或已過期' },
  API_KEY_CANNOT_PRINT: {
    en: 'API keys are for prices and decisions. Documents are printed for a user: send Authorization: Bearer with an access token.',
    zh: 'API 金鑰只適用於價格及核保決定。文件須以用戶身分列印：請傳送 Authorization: Bearer 及存取權杖。',
  },
  REQUEST_INVALID: { en: '{{fault}}', zh: '請求不正確：{{fault}}' },
  METRICS_TOKEN_MISSING: {
    en: 'Send Authorization: Bearer with the METRICS_TOKEN of this server. Without that setting, metrics are available only on the machine of the server, and only while HOST is a loopback address.',
    zh: '請以 Authorization: Bearer 傳送此伺服器的 METRICS_TOKEN。沒有該設定時，只可在伺服器的機器上讀取指標，且 HOST 須為 loopback 位址。',
  },
} as const;
