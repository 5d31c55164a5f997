export const rateTableSentences = {
  TABLE_OF_PRODUCT_UNKNOWN: { en: 'The product has no rate table {{name}}.', zh: '產品沒有費率表「{{name}}」。' },
  TABLE_NAME_TAKEN: {
    en: 'The product already has a rate table {{name}}. Choose another name.',
    zh: '產品已有費率表「{{name}}」。請選擇其他名稱。',
  },
  TABLES_MAX: { en: 'A product can have at most {{max}} rate tables.', zh: '每個產品最多可有 {{max}} 個費率表。' },
  TABLE_ROWS_OF_TENANT_MAX: {
    en: 'The rate tables of a tenant can have at most {{max}} rows together. Delete tables or rows that are not needed.',
    zh: '租戶的費率表合共最多可有 {{max}} 列。請刪除不需要的表或列。',
  },
  TABLE_IN_USE: {
    en: 'The rate table {{name}} is looked up by {{uses}}. Change that logic first.',
    zh: '「{{uses}}」正查找費率表「{{name}}」。請先更改該邏輯。',
  },
  TABLE_USED_BY_PRICING: { en: 'the pricing logic', zh: '定價邏輯' },
  TABLE_USED_BY_UNDERWRITING: { en: 'the underwriting logic', zh: '核保邏輯' },
  TABLE_USED_BY_CODE: { en: 'the code {{code}}', zh: '代碼 {{code}}' },
  TABLE_CHANGES_NOT_A_LIST: { en: 'The changes must be a list.', zh: '更改內容須為清單。' },
  TABLE_CHANGE_UNREADABLE: {
    en: 'A change must be {"set": {"row", "column", "before", "after"}}, {"insert": {"row", "rows"}} or {"remove": {"row", "before"}}, with lists of rows.',
    zh: '更改須為 {"set": {"row", "column", "before", "after"}}、{"insert": {"row", "rows"}} 或 {"remove": {"row", "before"}}，當中各列以清單表示。',
  },
  TABLE_CHANGE_OUTSIDE: {
    en: 'The change names rows or columns that the table does not have.',
    zh: '更改所指的列或欄不在表內。',
  },
  TABLE_CELL_CHANGED: {
    en: 'The cell in row {{row}}, column {{column}}, has been changed meanwhile. It is now "{{value}}".',
    zh: '第 {{row}} 列「{{column}}」欄的儲存格期間已被更改，現為「{{value}}」。',
  },
  TABLE_ROWS_NOT_A_LIST: {
    en: 'The rows must be a list of lists, each with a cell for every column.',
    zh: '各列須為清單的清單，每個清單的儲存格與各欄對應。',
  },
  TABLE_COLUMN_INPUT_WRONG: {
    en: 'The column {{column}} has an amount without a currency, a currency without an amount, or a default that is not JSON.',
    zh: '「{{column}}」欄的金額缺少貨幣、非金額卻有貨幣，或其預設值並非 JSON。',
  },
  TABLE_FILE_COLUMN_MISSING: {
    en: 'The header line has no column {{name}}. Add it, or download the table to get a file with its columns.',
    zh: '標題列沒有「{{name}}」欄。請加入該欄，或下載費率表以取得包含各欄的檔案。',
  },
  TABLE_FILE_COLUMN_TWICE: {
    en: 'The header line has the column {{name}} twice. Remove one of them.',
    zh: '標題列有兩個「{{name}}」欄。請移除其中一個。',
  },
  TABLE_FILE_COLUMN_UNKNOWN: {
    en: 'The table has no column {{name}}. Remove it from the file, or add it to the table first.',
    zh: '費率表沒有「{{name}}」欄。請從檔案中移除，或先在費率表加入該欄。',
  },
  TABLE_FILE_EMPTY: {
    en: 'The file has no rows. The first one must be a header line with the names of the columns.',
    zh: '檔案沒有任何列。第一列須為各欄名稱的標題列。',
  },
  TABLE_FILE_FORMAT: { en: 'The format must be csv or xlsx.', zh: '格式須為 csv 或 xlsx。' },
  TABLE_FILE_IF_MATCH: {
    en: 'Send the ETag of the table that the file replaces in the header If-Match.',
    zh: '請在 If-Match 標頭傳送檔案所取代的費率表的 ETag。',
  },
  TABLE_FILE_INCOMPLETE: {
    en: 'The file has not arrived completely. Send it again.',
    zh: '檔案未完整送達。請重新傳送。',
  },
  TABLE_FILE_SHEET: {
    en: 'Choose the sheet with the rows. The file has the sheets {{sheets}}.',
    zh: '請選擇包含各列的工作表。檔案有以下工作表：{{sheets}}。',
  },
  TABLE_FILE_TOO_LARGE: {
    en: 'The file is larger than {{megabytes}} MiB. Remove sheets and columns that are not needed.',
    zh: '檔案超過 {{megabytes}} MiB。請移除不需要的工作表及欄。',
  },
  TABLE_FILE_TYPE: {
    en: 'The body must be a CSV file (text/csv) or an Excel workbook (application/vnd.openxmlformats-officedocument.spreadsheetml.sheet).',
    zh: '內文須為 CSV 檔案（text/csv）或 Excel 工作簿（application/vnd.openxmlformats-officedocument.spreadsheetml.sheet）。',
  },
  TABLE_CSV_WRONG: {
    en: 'The rows of the rate table {{name}} cannot be read in line {{line}}.',
    zh: '無法讀取費率表「{{name}}」的第 {{line}} 行。',
  },
} as const;
