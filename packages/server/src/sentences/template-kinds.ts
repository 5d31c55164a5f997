export const templateKindSentences = {
  // Mails.
  ATTACHED_FILE_UNKNOWN: {
    en: 'File does not exist. Please try to add attachment again.',
    zh: '檔案不存在。請再次加入附件。',
  },
  ATTACHED_TEMPLATE_UNKNOWN: {
    en: 'Template does not exist. Please try to add attachment again.',
    zh: '模板不存在。請再次加入附件。',
  },
  ATTACHMENTS_TOO_LARGE: {
    en: 'The encoded attachments exceed 25 MB (about 18 MB of files), which mail servers refuse. Remove some, or link to them.',
    zh: '編碼後的附件超出 25 MB（約 18 MB 的檔案），郵件伺服器會拒收。請移除部分附件，或改用連結。',
  },
  ATTACHMENT_TOO_LARGE_FOR_BYTES: {
    en: 'The attachment {{fileName}} has {{size}} bytes; bytes returns at most {{max}}. Request base64.',
    zh: '附件「{{fileName}}」有 {{size}} 位元組；bytes 最多傳回 {{max}} 位元組。請改為要求 base64。',
  },
  ATTACHMENT_UNKNOWN: { en: 'The template has no attachment with this id.', zh: '模板沒有使用此 ID 的附件。' },
  IN_ATTACHED_DOCUMENT: { en: 'The attached document {{name}}: {{problem}}', zh: '附件文件「{{name}}」：{{problem}}' },
  MAIL_PICTURE_FILE_PRIVATE: {
    en: 'The file {{key}} is private, so recipients cannot open it. Make it public, or attach it.',
    zh: '檔案「{{key}}」屬私人檔案，收件人無法開啟。請將它設為公開，或作為附件。',
  },
  MAIL_PICTURE_FILE_UNKNOWN: {
    en: 'File does not exist. Please try to add attachment again. The mail uses {{key}}.',
    zh: '檔案不存在。請再次加入附件。電郵使用「{{key}}」。',
  },
  MAIL_BYTES_REQUESTED_TWICE: {
    en: 'A response contains the bytes of a mail only once as {{field}}. Remove the aliases of this field.',
    zh: '每個回應只可包含一次電郵的 {{field}}。請移除此欄位的別名。',
  },
  RECORD_OF_MAIL_NOT_FOUND: {
    en: "The template's query finds no record for these variables. Check their values.",
    zh: '模板的查詢按這些變數找不到記錄。請檢查變數的值。',
  },
  TOO_MANY_ATTACHMENTS: {
    en: 'A mail can have at most {{max}} attachments. Remove one first.',
    zh: '電郵最多可有 {{max}} 個附件。請先移除一個。',
  },
  TOO_MANY_ATTACHMENTS_SENT: {
    en: 'A mail can have at most {{max}} attachments. Send fewer.',
    zh: '電郵最多可有 {{max}} 個附件。請減少附件。',
  },
  // Notifications.
  NO_TEXT_IN_LOCALE: {
    en: 'The template has no text in {{locales}}. Write one, or request another locale.',
    zh: '模板沒有 {{locales}} 的文字。請編寫文字，或要求其他語言地區。',
  },
  TEXT_KEY_OF_OTHER: {
    en: "The key of this template's text must be {{key}}.",
    zh: '此模板的文字必須使用鍵「{{key}}」。',
  },
  // Documents from HTML.
  DOCUMENT_BYTES_REQUESTED_TWICE: {
    en: 'A response contains the bytes of a document only once as {{field}}. Remove the aliases of this field.',
    zh: '每個回應只可包含一次文件的 {{field}}。請移除此欄位的別名。',
  },
  DOCUMENT_TOO_LARGE_FOR_VALUE: {
    en: 'The document has {{size}} bytes; value returns at most {{max}}. Request base64, or POST to /api/v1/render/{templateId}.',
    zh: '文件有 {{size}} 位元組；value 最多傳回 {{max}} 位元組。請要求 base64，或以 POST 傳送至 /api/v1/render/{templateId}。',
  },
  FOOTER_ADDRESS_NOT_LOADED: {
    en: 'The address of the footer is not loaded. Write the HTML into footerSettings.html.',
    zh: '頁尾的網址不會載入。請將 HTML 寫入 footerSettings.html。',
  },
  HEADER_ADDRESS_NOT_LOADED: {
    en: 'The address of the header is not loaded. Write the HTML into headerSettings.html.',
    zh: '頁首的網址不會載入。請將 HTML 寫入 headerSettings.html。',
  },
  MORE_WARNINGS: {
    en: '{{count}} more warnings were found. Fix these to see the rest.',
    zh: '另有 {{count}} 個警告。請先處理這些警告，再查看其餘警告。',
  },
  FONT_SIZE_OUT_OF_RANGE: {
    en: 'The font size is {{size}}. Enter {{min}} to {{max}} points.',
    zh: '字型大小為 {{size}}。請輸入 {{min}} 至 {{max}} 點。',
  },
  LENGTH_OUT_OF_RANGE: {
    en: 'The {{name}} is {{length}} mm. Enter 0 to {{max}} mm.',
    zh: '{{name}}為 {{length}} 毫米。請輸入 0 至 {{max}} 毫米。',
  },
  MARGINS_TOO_HIGH: {
    en: 'The margins at top and bottom take {{taken}} mm of a page {{size}} mm high. Leave at least {{least}} mm.',
    zh: '上下邊界合共佔 {{taken}} 毫米，而頁高為 {{size}} 毫米。請預留至少 {{least}} 毫米。',
  },
  MARGINS_TOO_WIDE: {
    en: 'The margins at left and right take {{taken}} mm of a page {{size}} mm wide. Leave at least {{least}} mm.',
    zh: '左右邊界合共佔 {{taken}} 毫米，而頁寬為 {{size}} 毫米。請預留至少 {{least}} 毫米。',
  },
  PERMISSIONS_WITHOUT_PASSWORD: {
    en: 'Restrictions require an owner password. Set ownerPasswordLiquid, or remove the permissions.',
    zh: '限制必須配合擁有者密碼。請設定 ownerPasswordLiquid，或移除權限設定。',
  },
  PRINT_SIZE_OUT_OF_RANGE: {
    en: 'The minimum print size is {{percent}}%. Enter a whole number from {{least}} to {{most}}.',
    zh: '最小列印比例為 {{percent}}%。請輸入 {{least}} 至 {{most}} 的整數。',
  },
  // Dynamic templates.
  VALUE_REQUIRED: {
    en: 'The value is required. Use {} for an empty one.',
    zh: '必須提供值。空白的值請使用 {}。',
  },
  VALUE_UNKNOWN: { en: 'The template has no value with this id.', zh: '模板沒有使用此 ID 的值。' },
  // Drawings on a PDF.
  BOX_TOO_SMALL: {
    en: 'The box is {{width}} by {{height}} points. Make it at least {{min}} by {{min}}.',
    zh: '方框為 {{width}} × {{height}} 點。請放大至最少 {{min}} × {{min}} 點。',
  },
  COORDINATE_OUT_OF_RANGE: {
    en: 'The {{axis}} coordinate is {{value}}. Enter -{{max}} to {{max}} points.',
    zh: '{{axis}} 座標為 {{value}}。請輸入 -{{max}} 至 {{max}} 點。',
  },
  DRAWING_CHANGED: {
    en: 'This drawing was changed in another window or by a colleague after it was read. Reload it to see that change, or save without the check to overwrite it.',
    zh: '此繪製項目在讀取之後，已在另一視窗或由同事修改。請重新載入以查看該修改，或在不檢查的情況下儲存以將其覆蓋。',
  },
  DRAWING_ID_MALFORMED: {
    en: 'An id has 8 to 64 letters, digits, hyphens and underscores. Omit it to have one assigned.',
    zh: 'ID 由 8 至 64 個字母、數字、連字號及底線組成。省略 ID 則會自動編配。',
  },
  DRAWING_ID_TAKEN: {
    en: 'The template already has a drawing with this id.',
    zh: '模板已有使用此 ID 的繪製項目。',
  },
  DRAWING_TEXTS_TOO_LONG: {
    en: 'The texts of all drawings together have {{size}} bytes; the maximum is {{max}}. Shorten them.',
    zh: '所有繪製項目的文字合計有 {{size}} 位元組；上限為 {{max}}。請縮短文字。',
  },
  DRAWING_UNKNOWN: { en: 'The template has no drawing with this id.', zh: '模板沒有使用此 ID 的繪製項目。' },
  FORM_MOVED: {
    en: 'The file {{fileKey}} was moved to {{to}}, and is printed from there. Choose it again to update the template.',
    zh: '檔案「{{fileKey}}」已移至「{{to}}」，並由該處列印。請再次選擇檔案以更新模板。',
  },
  FORM_REPLACED: {
    en: 'The file at {{fileKey}} is not the one that was chosen. Check the drawings, and choose the file again to accept it.',
    zh: '「{{fileKey}}」的檔案並非所選的檔案。請檢查繪製項目，並再次選擇檔案以接受。',
  },
  FORM_REPLACED_WITH_PAGES: {
    en: 'The file at {{fileKey}} is not the one that was chosen. It has {{count}} pages instead of {{before}}. Check the drawings, and choose the file again to accept it.',
    zh: '「{{fileKey}}」的檔案並非所選的檔案。它有 {{count}} 頁，而非 {{before}} 頁。請檢查繪製項目，並再次選擇檔案以接受。',
  },
  FORM_RESTRICTED: {
    en: "The owner of the file restricts its use. Documents have the same restrictions, and the owner's password does not lift them.",
    zh: '檔案擁有者限制其使用。文件具有相同的限制，而擁有者密碼不會解除這些限制。',
  },
  FORM_WITH_XFA: {
    en: 'The file also contains an XFA form. Readers that show that form instead of the pages do not show the drawings.',
    zh: '檔案亦包含 XFA 表格。以該表格取代頁面的閱讀器不會顯示繪製項目。',
  },
  NO_PDF_FILE: { en: 'The template has no PDF file. Choose one.', zh: '模板沒有 PDF 檔案。請選擇一個。' },
  PAGE_UNKNOWN: {
    en: 'There is no page {{page}}. Pages are counted from 1.',
    zh: '沒有第 {{page}} 頁。頁數由 1 起計。',
  },
  PDF_FILE_UNKNOWN: {
    en: 'There is no file {{key}}. Choose another file.',
    zh: '沒有檔案「{{key}}」。請選擇另一個檔案。',
  },
  PICTURE_REQUIRED: { en: 'Choose a picture.', zh: '請選擇圖片。' },
  TEMPLATE_OR_FILE_REQUIRED: {
    en: 'Send either templateId or fileKey.',
    zh: '請傳送 templateId 或 fileKey 其中一項。',
  },
  TOO_MANY_DRAWINGS: {
    en: 'A template can have at most {{max}} drawings; this one would have {{count}}.',
    zh: '模板最多可有 {{max}} 個繪製項目；此模板將有 {{count}} 個。',
  },
} as const;
