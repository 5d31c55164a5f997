export const errorsSentences = {
  UNEXPECTED_ERROR: {
    en: 'There was an unexpected error, please try again later. (Request {{id}})',
    zh: '發生未預期的錯誤，請稍後再試。（請求編號 {{id}}）',
  },
  TEXT_NOT_STORABLE: {
    en: 'The text contains a NUL or invalid character, which cannot be stored. Remove it.',
    zh: '文字含有 NUL 或無效的字元，無法儲存。請將其移除。',
  },
  NUMBER_NOT_EXACT: {
    en: 'The number at {{path}} is larger than 9,007,199,254,740,991 and cannot be calculated exactly. Use a smaller one, or a text.',
    zh: '{{path}} 的數字大於 9,007,199,254,740,991，無法準確計算。請使用較小的數字或文字。',
  },
  ATTACHED_NAME_EMPTY: { en: 'The file name is empty.', zh: '檔案名稱是空白的。' },
  ATTACHED_NAME_HAS_SLASH: { en: 'The file name contains a slash. Remove it.', zh: '檔案名稱含有斜線。請將其移除。' },
  UNSUBSCRIBE_LINK_INVALID: {
    en: 'The unsubscribe link must be an https address without spaces, such as https://www.example.com/unsubscribe?id=1.',
    zh: '取消訂閱連結須為沒有空格的 https 網址，例如 https://www.example.com/unsubscribe?id=1。',
  },
  TEXT_REQUIRED: { en: 'The {{name}} is required.', zh: '必須提供{{name}}。' },
  TEXT_TOO_LONG: {
    en: 'The {{name}} has {{count}} characters; the maximum is {{max}}. Shorten it.',
    zh: '{{name}}有 {{count}} 個字元，上限為 {{max}} 個。請縮短。',
  },
  TEXT_BYTES_MAX: {
    en: 'The {{name}} has {{count}} bytes; the maximum is {{max}}. Shorten it.',
    zh: '{{name}}有 {{count}} 位元組，上限為 {{max}}。請縮短。',
  },
  TEXT_HAS_HIDDEN_CHARACTER: {
    en: 'The {{name}} contains an invisible character, or one that changes the direction of the text. Remove it, or type it again.',
    zh: '{{name}}包含看不見或改變文字方向的字元。請將其移除，或重新輸入。',
  },
  TEXT_NOT_JSON: { en: 'The {{name}} is not valid JSON. {{why}}', zh: '{{name}}不是有效的 JSON。{{why}}' },
  TEXT_NUMBER_TOO_LARGE: {
    en: 'The {{name}} contains a number that is too large. Use a smaller one, or a text.',
    zh: '{{name}}含有過大的數字。請使用較小的數字，或文字。',
  },
  LINE_HAS_CONTROL_CHARACTER: {
    en: 'The {{name}} contains a line break or another control character. Remove it, or shorten the value that contains it.',
    zh: '{{name}}含有換行或其他控制字元。請將其移除，或縮短包含它的值。',
  },
  DATABASE_UNAVAILABLE: {
    en: 'The database cannot be reached right now. Try again in a moment; reload first to see what was saved. (Request {{id}})',
    zh: '暫時無法連接資料庫。請稍後再試；請先重新載入，查看已儲存的內容。（請求編號 {{id}}）',
  },
  DATABASE_DISK_FULL: {
    en: 'The disk of the database is full, so nothing was saved. Contact your administrator to free some space, then save again. (Request {{id}})',
    zh: '資料庫的磁碟已滿，因此未有儲存任何內容。請聯絡管理員釋放空間，然後再儲存。（請求編號 {{id}}）',
  },
  DATABASE_OVERLOADED: {
    en: 'The database is overloaded right now, and nothing was saved. Try again in a moment. (Request {{id}})',
    zh: '資料庫目前負荷過重，未有儲存任何內容。請稍後再試。（請求編號 {{id}}）',
  },
  CHANGED_MEANWHILE: {
    en: 'This {{what}} was changed by {{by}} on {{at}}, after it was read. Reload it to see that change, or save without the check to overwrite it.',
    zh: '此{{what}}在讀取之後，由 {{by}} 於 {{at}} 作出了修改。請重新載入以查看該修改，或略過檢查儲存以覆蓋。',
  },
  CHANGED_BY_NOBODY: {
    en: 'This {{what}} was changed by a user who is no longer here on {{at}}, after it was read. Reload it to see that change, or save without the check to overwrite it.',
    zh: '此{{what}}在讀取之後，由一名已離開的用戶於 {{at}} 作出了修改。請重新載入以查看該修改，或略過檢查儲存以覆蓋。',
  },
  TENANT_LIMIT_REACHED: {
    en: "The tenant's limit of {{subject}} is reached: {{max}} allowed, {{used}} used, {{left}} remaining. {{advice}}, or contact your administrator to raise the limit.",
    zh: '已達租戶的{{subject}}上限：上限 {{max}}，已用 {{used}}，尚餘 {{left}}。{{advice}}，或聯絡管理員提高上限。',
  },
  TENANT_LIMIT_EXCEEDED: {
    en: "The tenant's limit of {{subject}} is reached: {{max}} allowed, {{used}} used, {{left}} remaining, {{growth}} needed. {{advice}}, or contact your administrator to raise the limit.",
    zh: '已達租戶的{{subject}}上限：上限 {{max}}，已用 {{used}}，尚餘 {{left}}，需要 {{growth}}。{{advice}}，或聯絡管理員提高上限。',
  },
  REQUEST_WRITES_TOO_MUCH: {
    en: 'The changes of this request write {{size}} of texts in total, and one request may write {{max}}. Send them in several requests.',
    zh: '此請求的修改合共寫入 {{size}} 文字，每個請求最多可寫入 {{max}}。請分成多個請求傳送。',
  },
  CHANGE_TOO_LARGE: {
    en: 'This change stores {{size}} of texts, and one change may store {{max}}. Copy something smaller, or in several steps.',
    zh: '此修改儲存 {{size}} 文字，每項修改最多可儲存 {{max}}。請複製較小的內容，或分多步進行。',
  },
  OF_PART: { en: '{{name}}: {{fault}}', zh: '{{name}}：{{fault}}' },
  PROBLEM_TOO_LONG: { en: '{{message}}', zh: '問題過長，無法以中文顯示：{{message}}' },
} as const;
