export const workbookSentences = {
  CALCULATION_CANCELED: { en: 'The calculation was canceled.', zh: '計算已取消。' },
  WORKBOOKS_BUSY: {
    en: 'The server is calculating too many workbooks right now. Try again in a moment.',
    zh: '伺服器正在計算太多工作簿。請稍後再試。',
  },
  WORKBOOK_ENDED: {
    en: 'The calculation of the workbook ended unexpectedly, twice. Try again.',
    zh: '工作簿的計算兩次意外結束。請再試一次。',
  },
  WORKBOOK_MEMORY_MAX: {
    en: 'The workbook needs more than {{megabytes}} MB of memory. Remove sheets that are not needed.',
    zh: '工作簿需要超過 {{megabytes}} MB 的記憶體。請移除不需要的工作表。',
  },
  WORKBOOK_TIME_MAX: {
    en: 'The workbook takes too long. Remove formulas that the outputs do not need, or shorten their ranges.',
    zh: '工作簿的計算時間過長。請移除輸出不需要的公式，或縮短其範圍。',
  },
  // The file.
  WORKBOOKS_NOT_COMPARABLE: {
    en: 'The two files together have too many cells to be compared. Remove sheets that are not needed, or use the file without a comparison.',
    zh: '兩個檔案的儲存格合共過多，無法比較。請移除不需要的工作表，或不比較而直接使用檔案。',
  },
  SHEET_CELLS_MAX: {
    en: 'The file has more than {{max}} cells. Remove sheets and columns that are not needed.',
    zh: '檔案超過 {{max}} 個儲存格。請移除不需要的工作表及欄。',
  },
  SHEET_CHARACTERS_MAX: {
    en: 'The cells of the file have more than {{max}} characters. Remove sheets and columns that are not needed.',
    zh: '檔案的儲存格超過 {{max}} 個字元。請移除不需要的工作表及欄。',
  },
  SHEET_COLUMNS_MAX: {
    en: 'The sheet {{sheet}} has more than {{max}} columns. Remove those that are not needed.',
    zh: '工作表「{{sheet}}」超過 {{max}} 欄。請移除不需要的欄。',
  },
  SHEET_FILE_NOT_TEXT: {
    en: 'The file is neither an Excel workbook nor a text in UTF-8. Save it as .xlsx, or as CSV in UTF-8.',
    zh: '檔案既不是 Excel 工作簿，也不是 UTF-8 文字。請儲存為 .xlsx 或 UTF-8 的 CSV。',
  },
  SHEET_LINE_UNREADABLE: {
    en: 'The line {{line}} of the file cannot be read. Put fields with quotes in quotes, and double the quotes in them.',
    zh: '無法讀取檔案的第 {{line}} 行。請以引號括住含有引號的欄位，並將其中的引號重複一次。',
  },
  SHEET_ROWS_MAX: {
    en: 'The sheet {{sheet}} has more than {{max}} rows. Remove those that are not needed, or divide the sheet.',
    zh: '工作表「{{sheet}}」超過 {{max}} 列。請移除不需要的列，或拆分工作表。',
  },
  WORKBOOK_CALENDAR: {
    en: 'The workbook uses the 1904 date system. Turn it off in the options of Excel, and check its dates.',
    zh: '工作簿使用 1904 日期系統。請在 Excel 的選項中關閉，並檢查其日期。',
  },
  WORKBOOK_CELLS_MAX: { en: 'The workbook has more than {{max}} cells.', zh: '工作簿超過 {{max}} 個儲存格。' },
  WORKBOOK_COMPRESSED: {
    en: 'The workbook is compressed more than any genuine workbook. Save it again with Excel.',
    zh: '工作簿的壓縮率高於任何真實的工作簿。請以 Excel 重新儲存。',
  },
  WORKBOOK_CONTENT_MAX: {
    en: 'The content of the workbook is larger than {{megabytes}} MB. Remove sheets that are not needed.',
    zh: '工作簿的內容超過 {{megabytes}} MB。請移除不需要的工作表。',
  },
  WORKBOOK_DAMAGED: {
    en: 'The workbook is damaged. Open it with Excel and save it again.',
    zh: '工作簿已損壞。請以 Excel 開啟並重新儲存。',
  },
  WORKBOOK_FIELD_UNKNOWN: { en: 'The workbook has no field {{variable}}.', zh: '工作簿沒有欄位「{{variable}}」。' },
  WORKBOOK_FILE_MAX: { en: 'The file is larger than {{megabytes}} MB.', zh: '檔案超過 {{megabytes}} MB。' },
  WORKBOOK_HAS_MACROS: {
    en: 'The workbook contains macros, which are not run. Save it as .xlsx without macros.',
    zh: '工作簿包含巨集，而巨集不會執行。請儲存為不含巨集的 .xlsx。',
  },
  WORKBOOK_HAS_PASSWORD: {
    en: 'The file is protected by a password. Remove the password and save it again.',
    zh: '檔案受密碼保護。請移除密碼並重新儲存。',
  },
  WORKBOOK_HAS_PASSWORD_OR_IS_OLD: {
    en: 'The file is protected by a password or in the format of Excel 97. Save it as .xlsx without a password.',
    zh: '檔案受密碼保護，或為 Excel 97 格式。請儲存為沒有密碼的 .xlsx。',
  },
  WORKBOOK_NAMES_MAX: {
    en: 'The workbook defines more than {{max}} names.',
    zh: '工作簿定義超過 {{max}} 個名稱。',
  },
  WORKBOOK_NEEDS_ENGINE: {
    en: 'This workbook needs the calculation engine, which is available on Linux x64 only. Run the server there, or simplify the formulas that are listed.',
    zh: '此工作簿需要只能在 Linux x64 上使用的計算引擎。請在該系統上執行伺服器，或簡化所列的公式。',
  },
  WORKBOOK_NOT_EXCEL: {
    en: 'The file is not an Excel workbook. Save it as .xlsx.',
    zh: '檔案不是 Excel 工作簿。請儲存為 .xlsx。',
  },
  WORKBOOK_OUTPUTS_MAX: {
    en: 'The outputs need more than {{formulas}} formulas, or ranges of more than {{cells}} cells in total.',
    zh: '輸出需要超過 {{formulas}} 條公式，或範圍合共超過 {{cells}} 個儲存格。',
  },
  WORKBOOK_PARTS_MAX: {
    en: 'The workbook has {{count}} parts; at most {{max}} are allowed.',
    zh: '工作簿有 {{count}} 個部分，上限為 {{max}} 個。',
  },
  WORKBOOK_PART_MAX: {
    en: 'The part {{name}} of the workbook is larger than {{megabytes}} MB. Remove sheets that are not needed.',
    zh: '工作簿的部分「{{name}}」超過 {{megabytes}} MB。請移除不需要的工作表。',
  },
  WORKBOOK_SHEETS_MAX: {
    en: 'The workbook has {{count}} sheets; at most {{max}} are allowed.',
    zh: '工作簿有 {{count}} 個工作表，上限為 {{max}} 個。',
  },
  WORKBOOK_TABLES_MAX: { en: 'The workbook has more than {{max}} tables.', zh: '工作簿超過 {{max}} 個表格。' },
  // Formulas.
  AT_CELL: { en: '{{fault}} ({{cell}})', zh: '{{fault}}（{{cell}}）' },
  ERROR_IN_CELL: { en: '{{error}} in {{cell}}', zh: '{{cell}} 為 {{error}}' },
  ERROR_IN_CELL_FROM: { en: '{{error}} in {{cell}}, from {{origin}}', zh: '{{cell}} 為 {{error}}，源自 {{origin}}' },
  FORMULAS_TOO_LONG: { en: 'The formulas are too long to be compiled.', zh: '公式過長，無法編譯。' },
  FORMULA_ARGUMENTS_COUNT_WRONG: {
    en: 'The function {{name}} has the wrong number of arguments.',
    zh: '函數 {{name}} 的引數數目不正確。',
  },
  FORMULA_ARGUMENTS_MAX: {
    en: 'The function {{name}} has more than {{max}} arguments.',
    zh: '函數 {{name}} 超過 {{max}} 個引數。',
  },
  FORMULA_ARGUMENTS_NOT_KNOWN: {
    en: 'The function {{name}} is only supported with arguments that are known when the file is read: constants and cells with constants, and not inputs.',
    zh: '函數 {{name}} 只支援讀取檔案時已知的引數：常數及含有常數的儲存格，而非輸入。',
  },
  FORMULA_ARGUMENT_NOT_A_NUMBER: {
    en: 'An argument of the function {{name}} is not a number.',
    zh: '函數 {{name}} 有引數不是數字。',
  },
  FORMULA_ARRAY_NOT_COMPILED: {
    en: 'Array formulas that fill several cells are not compiled.',
    zh: '填滿多個儲存格的陣列公式不會編譯。',
  },
  FORMULA_BRACKET_NOT_CLOSED: {
    en: 'The formula has a bracket that is not closed.',
    zh: '公式有未結束的括號。',
  },
  FORMULA_CALCULATED_RANGE: {
    en: 'A range that begins or ends with a calculated reference is not supported.',
    zh: '不支援以計算所得的參照開始或結束的範圍。',
  },
  FORMULA_CELLS_UNKNOWN: { en: 'No sheet has the cells {{text}}.', zh: '沒有工作表具有儲存格 {{text}}。' },
  FORMULA_CIRCULAR: { en: 'The formula refers to itself: {{cells}}.', zh: '公式參照自己：{{cells}}。' },
  FORMULA_COLUMN_UNKNOWN: {
    en: 'The table {{table}} has no column {{column}}.',
    zh: '表格 {{table}} 沒有欄「{{column}}」。',
  },
  FORMULA_CONSTANTS_WRONG: {
    en: 'A list of constants in braces contains something other than constants.',
    zh: '大括號內的常數列表包含常數以外的內容。',
  },
  FORMULA_DEPTH_MAX: {
    en: 'The formula is nested more than {{max}} levels deep. Split it into several cells.',
    zh: '公式超過 {{max}} 層。請分拆至多個儲存格。',
  },
  FORMULA_FOREIGN_FUNCTION: {
    en: 'Functions of other workbooks are not supported.',
    zh: '不支援其他工作簿的函數。',
  },
  FORMULA_FOREIGN_REFERENCE: {
    en: 'References to other workbooks are not supported.',
    zh: '不支援參照其他工作簿。',
  },
  FORMULA_FUNCTION_FROM_OUTSIDE: { en: 'it reads from outside of the workbook', zh: '它讀取工作簿以外的資料' },
  FORMULA_FUNCTION_NOT_COMPILED: { en: 'The function {{name}} is not compiled.', zh: '函數 {{name}} 不會編譯。' },
  FORMULA_FUNCTION_OF_ENVIRONMENT: {
    en: 'its result depends on the computer and not on the inputs',
    zh: '其結果取決於電腦而非輸入',
  },
  FORMULA_FUNCTION_RANDOM: { en: 'its result is different each time', zh: '其結果每次都不同' },
  FORMULA_FUNCTION_UNPROVEN: {
    en: 'its results have not been proven to equal those of Excel',
    zh: '其結果未經證實與 Excel 相同',
  },
  FORMULA_FUNCTION_UNSUPPORTED: {
    en: 'The function {{name}} is not supported: {{why}}.',
    zh: '不支援函數 {{name}}：{{why}}。',
  },
  FORMULA_INCOMPLETE: { en: 'The formula is not complete.', zh: '公式不完整。' },
  FORMULA_INTERSECTION: { en: 'Intersections of references are not supported.', zh: '不支援參照的交集。' },
  FORMULA_LENGTH_MAX: {
    en: 'The formula is longer than {{max}} characters.',
    zh: '公式超過 {{max}} 個字元。',
  },
  FORMULA_NAME_OF_ITSELF: { en: 'The name {{name}} refers to itself.', zh: '名稱「{{name}}」參照自己。' },
  FORMULA_NAME_RELATIVE: {
    en: 'Names whose references are relative to the formula are not supported.',
    zh: '不支援參照相對於公式的名稱。',
  },
  FORMULA_NAME_UNKNOWN: { en: 'The name {{name}} is not defined.', zh: '名稱「{{name}}」未有定義。' },
  FORMULA_NAME_WITHOUT_SHEET: {
    en: 'Names that refer to cells without a sheet are not supported.',
    zh: '不支援參照儲存格而沒有工作表的名稱。',
  },
  FORMULA_OPERATIONS_MAX: {
    en: 'The formula has more than {{max}} operations in a row. Split it into several cells.',
    zh: '公式連續超過 {{max}} 個運算。請分拆至多個儲存格。',
  },
  FORMULA_RANGE_MAX: {
    en: 'The formula refers to a range of more than {{max}} cells.',
    zh: '公式參照超過 {{max}} 個儲存格的範圍。',
  },
  FORMULA_RANGE_NOT_COMPILED: {
    en: 'A range where a single value belongs is not compiled.',
    zh: '應為單一值之處的範圍不會編譯。',
  },
  FORMULA_RESULT_CALLED: {
    en: 'Functions that are called as the result of another one are not supported.',
    zh: '不支援呼叫另一函數所傳回的函數。',
  },
  FORMULA_SHEETS_UNSUPPORTED: {
    en: 'References across several sheets are only supported in SUM, AVERAGE, COUNT, COUNTA, MIN, MAX, MEDIAN, MODE, PRODUCT, SUMSQ, STDEV and VAR.',
    zh: '跨工作表的參照只支援用於 SUM、AVERAGE、COUNT、COUNTA、MIN、MAX、MEDIAN、MODE、PRODUCT、SUMSQ、STDEV 及 VAR。',
  },
  FORMULA_SHEET_UNKNOWN: { en: 'There is no sheet {{name}}.', zh: '沒有工作表「{{name}}」。' },
  FORMULA_SPILLED_RANGE: {
    en: 'References to the spilled range of another formula (#) are not supported.',
    zh: '不支援參照另一公式的溢出範圍 (#)。',
  },
  FORMULA_SUBTOTAL_EMPTY: {
    en: 'All cells of a SUBTOTAL are hidden or are subtotals.',
    zh: 'SUBTOTAL 的所有儲存格均為隱藏或小計。',
  },
  FORMULA_SUBTOTAL_NOT_CELLS: {
    en: 'SUBTOTAL is only supported for cells.',
    zh: 'SUBTOTAL 只支援用於儲存格。',
  },
  FORMULA_TABLE_BY_NAME: {
    en: 'The table {{name}} cannot be referred to by its name alone. Use {{name}}[].',
    zh: '不能只以名稱參照表格 {{name}}。請使用 {{name}}[]。',
  },
  FORMULA_TABLE_PART_UNKNOWN: {
    en: 'The table {{table}} has no such part here: #{{part}}.',
    zh: '表格 {{table}} 在此沒有此部分：#{{part}}。',
  },
  FORMULA_TABLE_UNKNOWN: { en: 'There is no table for {{text}}.', zh: '「{{text}}」沒有對應的表格。' },
  FORMULA_TOO_LONG_WITH_NAMES: {
    en: 'The formula is too long with the names in it.',
    zh: '連同其中的名稱，公式過長。',
  },
  FORMULA_UNION: { en: 'Unions of references are not supported.', zh: '不支援參照的聯集。' },
  FORMULA_UNREADABLE_AT: { en: 'The formula cannot be read at {{text}}.', zh: '無法讀取公式的「{{text}}」。' },
  FORMULA_UNREADABLE_FROM: {
    en: 'The formula cannot be read from {{text}} on.',
    zh: '由「{{text}}」起無法讀取公式。',
  },
  FORMULA_USES_UNKNOWN: {
    en: 'The formula uses an unknown function or name: {{value}}.',
    zh: '公式使用未知的函數或名稱：{{value}}。',
  },
  // The inputs of a call.
  INPUT_COLUMN_MISSING: { en: 'The input {{at}} lacks the column {{name}}.', zh: '輸入 {{at}} 欠缺欄 {{name}}。' },
  INPUT_COLUMN_UNKNOWN: {
    en: 'The input {{at}} has no column {{name}}. It has {{columns}}.',
    zh: '輸入 {{at}} 沒有欄 {{name}}。可用的欄為 {{columns}}。',
  },
  INPUT_NOT_A_DATE: {
    en: 'The input {{label}} must be a date such as 2026-01-31.',
    zh: '輸入 {{label}} 必須為日期，例如 2026-01-31。',
  },
  INPUT_NOT_A_LIST: { en: 'The input {{label}} must be a list.', zh: '輸入 {{label}} 必須為列表。' },
  INPUT_NOT_A_LIST_OF_ROWS: {
    en: 'The input {{label}} must be a list of rows.',
    zh: '輸入 {{label}} 必須為列的列表。',
  },
  INPUT_NOT_A_NUMBER: { en: 'The input {{label}} must be a number.', zh: '輸入 {{label}} 必須為數字。' },
  INPUT_NOT_A_TEXT: { en: 'The input {{label}} must be a text.', zh: '輸入 {{label}} 必須為文字。' },
  INPUT_NOT_AN_OBJECT: { en: 'The input {{at}} must be an object.', zh: '輸入 {{at}} 必須為物件。' },
  INPUT_NOT_FINITE: { en: 'The input {{label}} is not a finite number.', zh: '輸入 {{label}} 不是有限的數字。' },
  INPUT_NOT_SINGLE: { en: 'The input {{label}} must be a single value.', zh: '輸入 {{label}} 必須為單一值。' },
  INPUT_NOT_TRUE_OR_FALSE: {
    en: 'The input {{label}} must be true or false.',
    zh: '輸入 {{label}} 必須為 true 或 false。',
  },
  INPUT_ROWS_WRONG: {
    en: 'The input {{label}} has {{count}} rows; the workbook has cells for {{size}}.',
    zh: '輸入 {{label}} 有 {{count}} 列；工作簿有 {{size}} 列的儲存格。',
  },
  INPUT_TEXT_TOO_LONG: {
    en: 'The input {{label}} has {{length}} characters; a cell holds at most {{max}}.',
    zh: '輸入 {{label}} 有 {{length}} 個字元；儲存格最多容納 {{max}} 個。',
  },
  INPUT_VALUES_WRONG: {
    en: 'The input {{label}} has {{count}} values; the workbook has cells for {{size}}.',
    zh: '輸入 {{label}} 有 {{count}} 個值；工作簿有 {{size}} 個儲存格。',
  },
} as const;
