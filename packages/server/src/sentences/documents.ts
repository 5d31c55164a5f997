export const documentSentences = {
  BODY_FIELD_UNKNOWN: {
    en: '{{field}} is not a field of the body. Use {{fields}}.',
    zh: '內文沒有欄位「{{field}}」：可用的欄位為 {{fields}}。',
  },
  DATA_INCOMPLETE: {
    en: 'The data lacks {{variables}}. Complete it, or send allowIncomplete: true to print anyway.',
    zh: '資料欠缺 {{variables}}。請補充資料，或傳送 allowIncomplete: true 以照樣列印。',
  },
  DOCUMENT_BODY_NOT_AN_OBJECT: {
    en: 'Send an object, such as {"variables": {"where": {"id": "…"}}}, or no body at all.',
    zh: '請傳送物件，例如 {"variables": {"where": {"id": "…"}}}，或不傳送內文。',
  },
  FIELD_NOT_JSON_TEXT: {
    en: '{{textName}} must be a text that contains JSON. Send an object as {{name}}.',
    zh: '{{textName}} 必須為包含 JSON 的文字。請以 {{name}} 傳送物件。',
  },
  FIELD_NOT_TRUE_OR_FALSE: { en: '{{name}} must be true or false.', zh: '{{name}} 必須為 true 或 false。' },
  NAME_NOT_A_TEXT: { en: 'The name must be a text.', zh: '名稱必須為文字。' },
  NO_PRINTER: {
    en: 'Documents cannot be printed at the moment. Try again later, or contact your administrator.',
    zh: '目前無法列印文件。請稍後再試，或聯絡管理員。',
  },
  NO_TEMPLATE_TO_RENDER: {
    en: 'There is no document or email template with this id or logical id.',
    zh: '沒有使用此 ID 或邏輯 ID 的文件或電郵模板。',
  },
  PASSWORDS_THE_SAME: {
    en: 'The owner password is the same as the password, so anyone could lift the restrictions. Use another one.',
    zh: '擁有者密碼與密碼相同，任何人都可解除限制。請使用另一個密碼。',
  },
  PASSWORD_EMPTY_ONCE_RENDERED: {
    en: 'The {{name}} is empty once rendered, so the document would not be protected. Check the variables in it, or clear the field to print without one.',
    zh: '{{name}}為空，文件將不受保護。請檢查其中的變數；如不需要，請清空該欄位再列印。',
  },
  PASSWORD_TOO_LONG_FOR_PDF: {
    en: 'The password has {{size}} bytes in UTF-8; the maximum for a PDF is {{max}}. Shorten it.',
    zh: '密碼以 UTF-8 計有 {{size}} 位元組，PDF 最多接受 {{max}} 位元組。請縮短密碼。',
  },
  PASSWORD_WITHOUT_RECORD: {
    en: 'No record was found, so the {{name}} is empty and the document would not be protected. Check the variables of the query.',
    zh: '找不到記錄，因此{{name}}為空，文件將不受保護。請檢查查詢的變數。',
  },
  QUERY_HAS_NO_VARIABLES: {
    en: "The template's query has no variable {{name}}, and would run without it. It has no variables.",
    zh: '模板的查詢沒有變數「{{name}}」，並會在沒有它的情況下執行。該查詢沒有變數。',
  },
  QUERY_VARIABLE_EMPTY: {
    en: 'The variable {{name}} is {{empty}}, which may choose any record. Enter a value, or omit the variable if that is intended.',
    zh: '變數 {{name}} 為{{empty}}，可能會選取任何記錄。請輸入值；如屬有意，請省略該變數。',
  },
  QUERY_VARIABLE_UNKNOWN: {
    en: "The template's query has no variable {{name}}, and would run without it. Its variables are {{variables}}.",
    zh: '模板的查詢沒有變數「{{name}}」，並會在沒有它的情況下執行。其變數為 {{variables}}。',
  },
  RECORD_NOT_FOUND: {
    en: "The template's query finds no record. Check the values, or send allowIncomplete: true to print anyway.",
    zh: '模板的查詢找不到記錄。請檢查各值，或傳送 allowIncomplete: true 以照樣列印。',
  },
  RECORD_OF_VARIABLES_NOT_FOUND: {
    en: "The template's query finds no record for its variables {{variables}}. Check the values, or send allowIncomplete: true to print anyway.",
    zh: '模板的查詢按變數 {{variables}} 找不到記錄。請檢查各值，或傳送 allowIncomplete: true 以照樣列印。',
  },
  RECORD_OF_VARIABLE_NOT_FOUND: {
    en: "The template's query finds no record for its variable {{variable}}. Check the values, or send allowIncomplete: true to print anyway.",
    zh: '模板的查詢按變數 {{variable}} 找不到記錄。請檢查各值，或傳送 allowIncomplete: true 以照樣列印。',
  },
  RESPONSE_NOT_ACCEPTED: {
    en: 'The response is a PDF or, for an email, text/html or message/rfc822. Send Accept: application/pdf, or omit the header.',
    zh: '回應是 PDF；電郵的回應則為 text/html 或 message/rfc822。請傳送 Accept: application/pdf，或省略該標頭。',
  },
  TWO_FIELDS_FOR_ONE: {
    en: 'Send {{one}} or {{other}}, not both.',
    zh: '請傳送 {{one}} 或 {{other}}，不可兩者同時傳送。',
  },
  VALUES_NOT_AN_OBJECT: {
    en: 'The {{name}} must be an object. Write names and values in braces, such as {"name": "value"}.',
    zh: '{{name}}必須為物件。請在大括號內寫上名稱和值，例如 {"name": "value"}。',
  },
} as const;
