export const rateTableSentences = {
  TABLE_OF_PRODUCT_UNKNOWN: { en: 'The product has no rate table {{name}}.', zh: '產品沒有費率表「{{name}}」。' },
  TABLE_NAME_TAKEN: {
    en: 'The product already has a rate table {{name}}. Choose another name.',
    zh: '產品已有費率表「{{name}}」。請選擇其他名稱。',
  },
  TABLES_MAX: { en: 'A product can have at most {{max}} rate tables.', zh: '每個產品最多可有 {{max}} 個費率表。' },
  TABLE_ROWS_OF_TENANT_MAX: {
    en: 'The rate tables of a tenant can have at most {{max}} rows together. Delete tables or rows that are not needed.',
    zh: '租戶的費率表合共最多可有 {{max}} 行。請刪除不需要的表或行。',
  },
  TABLE_IN_USE: {
    en: 'The rate table {{name}} is looked up by {{uses}}. Change that logic first.',
    zh: '「{{uses}}」正查找費率表「{{name}}」。請先更改該邏輯。',
  },
  TABLE_USED_BY_PRICING: { en: 'the pricing logic', zh: '定價邏輯' },
  TABLE_USED_BY_UNDERWRITING: { en: 'the underwriting logic', zh: '核保邏輯' },
  TABLE_USED_BY_CODE: { en: 'the code {{code}}', zh: '代碼 {{code}}' },
  TABLE_CHANGES_NOT_A_LIST: { en: 'The changes must be a list.', zh: '更改內容須為列表。' },
  TABLE_CHANGE_UNREADABLE: {
    en: 'A change must be {"set": {"row", "column", "before", "after"}}, {"insert": {"row", "rows"}} or {"remove": {"row", "before"}}, with lists of rows.',
    zh: '更改須為 {"set": {"row", "column", "before", "after"}}、{"insert": {"row", "rows"}} 或 {"remove": {"row", "before"}}，當中各行以列表表示。',
  },
  TABLE_CHANGE_OUTSIDE: {
    en: 'The change names rows or columns that the table does not have.',
    zh: '更改所指的行或欄不在表內。',
  },
  TABLE_CELL_CHANGED: {
    en: 'The cell in row {{row}}, column {{column}}, has been changed meanwhile. It is now "{{value}}".',
    zh: '第 {{row}} 行「{{column}}」欄的儲存格期間已被更改，現為「{{value}}」。',
  },
  TABLE_ROWS_NOT_A_LIST: {
    en: 'The rows must be a list of lists, each with a cell for every column.',
    zh: '各行須為列表的列表，每個列表的儲存格與各欄對應。',
  },
  TABLE_COLUMN_INPUT_WRONG: {
    en: 'The column {{column}} has an amount without a currency, a currency without an amount, or a default that is not JSON.',
    zh: '「{{column}}」欄的金額缺少貨幣、非金額卻有貨幣，或其預設值並非 JSON。',
  },
  TABLE_CSV_WRONG: {
    en: 'The rows of the rate table {{name}} cannot be read in line {{line}}.',
    zh: '無法讀取費率表「{{name}}」的第 {{line}} 行。',
  },
} as const;
