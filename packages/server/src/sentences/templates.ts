export const templateSentences = {
  LOGICAL_ID_HAS_CONTROL_CHARACTER: {
    en: 'The logical id has a control character. Remove it.',
    zh: '邏輯 ID 含有控制字元。請移除。',
  },
  LOGICAL_ID_TAKEN: {
    en: 'Another template of this type has the logical id {{logicalId}}. Choose another.',
    zh: '此類型的另一個模板已使用邏輯 ID「{{logicalId}}」。請選擇另一個。',
  },
  TEMPLATE_UNKNOWN: { en: 'There is no template with this id.', zh: '沒有使用此 ID 的模板。' },
  TEMPLATE_NOT_FOR_MAIL: {
    en: 'The template {{name}} cannot be sent by email. Choose an email or notification template.',
    zh: '模板「{{name}}」無法以電郵傳送。請選擇電郵或通知模板。',
  },
  TEXT_NOT_A_JSON_OBJECT: {
    en: 'The {{name}} is not a JSON object. Write names and values in braces, such as {"name": "value"}.',
    zh: '{{name}}不是 JSON 物件。請在大括號內寫上名稱和值，例如 {"name": "value"}。',
  },
  // Export and import.
  EXPORTED_TEMPLATES_ALIKE: {
    en: '{{count}} of the templates are called {{name}} and have no logical id. Rename them, or give each of them a logical id.',
    zh: '所選模板中有 {{count}} 個名為「{{name}}」，而且沒有邏輯 ID。請重新命名，或為每個模板設定邏輯 ID。',
  },
  EXPORT_TOO_LARGE: {
    en: 'The file would have {{size}} bytes; the maximum is {{max}}. Export fewer templates at once.',
    zh: '檔案將有 {{size}} 位元組；上限為 {{max}}。請減少每次匯出的模板。',
  },
  EXPORT_TOO_LARGE_TO_SEND: {
    en: 'As part of a request the file would have {{size}} bytes; the maximum is {{max}}. Export fewer templates at once.',
    zh: '檔案在請求中將有 {{size}} 位元組；上限為 {{max}}。請減少每次匯出的模板。',
  },
  EXPORT_WITH_FILES_TOO_LARGE: {
    en: 'The file would have {{size}} bytes; the maximum is {{max}}. Export fewer templates at once, or without their files; the largest is {{largest}} with {{largestSize}} bytes.',
    zh: '檔案將有 {{size}} 位元組；上限為 {{max}}。請減少每次匯出的模板，或不連同檔案匯出；最大的檔案是「{{largest}}」，有 {{largestSize}} 位元組。',
  },
  NO_TEMPLATE_TO_EXPORT: { en: 'Name at least one template.', zh: '請指明至少一個模板。' },
  TEMPLATES_OF_TENANT_ALIKE: {
    en: '{{count}} templates of this tenant are called {{name}} and have no logical id. Rename them, or give each of them a logical id.',
    zh: '此租戶有 {{count}} 個模板名為「{{name}}」，而且沒有邏輯 ID。請重新命名，或為每個模板設定邏輯 ID。',
  },
  TEMPLATES_TOO_LARGE_TO_READ: {
    en: 'The templates of this tenant have {{size}} bytes; at most {{max}} are read at once. Choose fewer templates.',
    zh: '此租戶的模板有 {{size}} 位元組；每次最多讀取 {{max}} 位元組。請選擇較少的模板。',
  },
  TEMPLATE_OCCURS_TWICE: {
    en: 'The file already contains this template at position {{position}}: that one has the same type and logical id or, without one, the same name.',
    zh: '檔案已在位置 {{position}} 包含此模板：該模板的類型及邏輯 ID 相同，或沒有邏輯 ID 而名稱相同。',
  },
  TEMPLATE_TEXT_OCCURS_TWICE: {
    en: 'The text {{name}} occurs twice in one language.',
    zh: '文字「{{name}}」在同一語言中出現兩次。',
  },
  TEMPLATE_TEXT_UNKNOWN: {
    en: 'Templates of this type have no text {{name}}.',
    zh: '此類型的模板沒有文字「{{name}}」。',
  },
  TEMPLATE_TYPE_NOT_EXPORTED: {
    en: 'The template {{name}} is of the type {{type}}, which this server cannot export.',
    zh: '模板「{{name}}」的類型是 {{type}}，此伺服器無法匯出該類型。',
  },
  TEMPLATE_TYPE_NOT_IMPORTED: {
    en: 'This server cannot import templates of the type {{type}}.',
    zh: '此伺服器無法匯入「{{type}}」類型的模板。',
  },
  TOO_MANY_FILES_IN_EXPORT: {
    en: 'The templates use {{count}} files; at most {{max}} fit into one export. Export fewer templates at once, or without their files.',
    zh: '模板使用 {{count}} 個檔案；每次最多匯出 {{max}} 個。請減少每次匯出的模板，或不連同檔案匯出。',
  },
  TOO_MANY_TEMPLATES_IN_EXPORT: {
    en: '{{count}} templates are more than the {{max}} that fit into one export. Export fewer at once.',
    zh: '{{count}} 個模板超出每次匯出 {{max}} 個的上限。請減少每次匯出的模板。',
  },
} as const;
