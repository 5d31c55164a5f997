export const functionSentences = {
  ALLOW_MISSING_NOT_TRUE_OR_FALSE: {
    en: 'The field allowMissing must be true or false.',
    zh: '欄位 allowMissing 必須為 true 或 false。',
  },
  AS_OF_NOT_A_DATE: {
    en: 'asOf must be a date such as 2026-01-31.',
    zh: 'asOf 必須為日期，例如 2026-01-31。',
  },
  CALLS_TOO_LONG: {
    en: 'The request exceeds the time limit of {{seconds}} seconds, or the size limit of its answer. Send this item again, in a smaller list.',
    zh: '請求超出 {{seconds}} 秒的時間限制，或回應的大小限制。請以較短的清單再次傳送此項目。',
  },
  CALL_FIELD_UNKNOWN: {
    en: 'A call has no field {{field}}. Send inputs, asOf or allowMissing.',
    zh: '呼叫沒有欄位「{{field}}」。請傳送 inputs、asOf 或 allowMissing。',
  },
  CALL_NOT_AN_OBJECT: {
    en: 'Send an object with inputs, such as {"inputs": {"age": 40}}.',
    zh: '請傳送包含 inputs 的物件，例如 {"inputs": {"age": 40}}。',
  },
  CALL_VALUES_NOT_AN_OBJECT: {
    en: 'The {{name}} must be an object with their values.',
    zh: '{{name}} 必須為包含各值的物件。',
  },
  FUNCTION_INPUT_UNKNOWN: { en: 'The function has no input {{name}}.', zh: '函數沒有輸入「{{name}}」。' },
  FUNCTION_ITEM_TAKEN: {
    en: 'The function already has an {{kind}} {{name}}.',
    zh: '函數已有{{kind}}「{{name}}」。',
  },
  FUNCTION_ITEM_UNKNOWN: {
    en: 'The function has no {{kind}} with this id.',
    zh: '函數沒有使用此 ID 的{{kind}}。',
  },
  FUNCTION_OUTPUT_REFUSED: { en: 'The output {{name}}: {{problem}}', zh: '輸出「{{name}}」：{{problem}}' },
  FUNCTION_UNKNOWN: {
    en: 'There is no function with this id or logical id.',
    zh: '沒有使用此 ID 或邏輯 ID 的函數。',
  },
  FUNCTION_WITHOUT_OUTPUTS: { en: 'The function has no outputs. Add one.', zh: '函數沒有輸出。請新增一個。' },
  INPUT_WITHOUT_VALUE: { en: 'The input {{name}} has no value.', zh: '輸入「{{name}}」沒有值。' },
  INPUT_WITH_TOO_MANY_DIGITS: {
    en: 'The input {{name}} contains a number with more digits than a workbook calculates with. Use fewer.',
    zh: '輸入「{{name}}」的數字位數超出工作簿可計算的範圍。請減少位數。',
  },
  LIQUID_OF_INPUT_NOT_A_LIST: {
    en: 'The input {{name}} must be a list as JSON, such as {{example}}; its Liquid returns {{shown}}.',
    zh: '輸入「{{name}}」必須為 JSON 清單，例如 {{example}}；其 Liquid 傳回 {{shown}}。',
  },
  LIQUID_OF_INPUT_WRONG: {
    en: 'The input {{name}} must be {{wanted}}; its Liquid returns {{shown}}.',
    zh: '輸入「{{name}}」必須為{{wanted}}；其 Liquid 傳回 {{shown}}。',
  },
  LOGICAL_ID_NOT_WRITTEN_OUT: {
    en: 'Its logical id must be written out in the logic.',
    zh: '其邏輯 ID 必須直接寫在邏輯中。',
  },
  NOTHING_TO_ACCEPT: {
    en: 'There is nothing to accept: the function has no workbook that has been checked.',
    zh: '沒有可接受的差異：此函數沒有已檢查的工作簿。',
  },
  NOT_AN_EXCEL_FILE: {
    en: 'Please select an Excel file: its name ends with .xlsx.',
    zh: '請選擇 Excel 檔案：其名稱以 .xlsx 結尾。',
  },
  NOT_A_ROW_OR_COLUMN: {
    en: '{{name}} must be a row or column of a sheet.',
    zh: '{{name}} 必須為工作表的列或欄。',
  },
  NO_CALCULATION_ENGINE: {
    en: 'This workbook needs the calculation engine, which is available on Linux x64 only. Run the server there, or simplify the formulas.',
    zh: '此工作簿需要只能在 Linux x64 上使用的計算引擎。請在該系統上執行伺服器，或簡化公式。',
  },
  NO_WORKBOOK: {
    en: 'No data is available, select an excel file to initialize data',
    zh: '沒有可用的資料，請選擇 Excel 檔案以初始化資料',
  },
  RESULTS_DIFFERENT_FROM_EXCEL: {
    en: 'The results of {{name}} differ from those that Excel stored. Compare them in the editor of the function, and accept the differences there.',
    zh: '「{{name}}」的結果與 Excel 儲存的結果不同。請在函數的編輯器中比較，並在該處接受差異。',
  },
  TOO_MANY_CELLS_READ: {
    en: 'At most {{max}} cells can be read at once. Request fewer rows or columns.',
    zh: '每次最多可讀取 {{max}} 個儲存格。請要求較少的列或欄。',
  },
  TOO_MANY_FUNCTION_ITEMS: {
    en: 'A function can have at most {{max}} inputs and as many outputs; {{count}} are too many.',
    zh: '函數最多可有 {{max}} 個輸入及同等數目的輸出；{{count}} 個過多。',
  },
  TOO_MANY_SAVED_CALLS: {
    en: 'A function can have at most {{max}} saved calls; {{count}} are too many.',
    zh: '函數最多可儲存 {{max}} 個呼叫；{{count}} 個過多。',
  },
  WORKBOOK_FILE_DELETED: { en: 'The file {{fileKey}} no longer exists.', zh: '檔案「{{fileKey}}」已不存在。' },
  WORKBOOK_FILE_REPLACED: {
    en: 'The file {{fileKey}} was replaced since it was checked. Select it again in the editor of the function.',
    zh: '檔案「{{fileKey}}」在檢查後已被取代。請在函數的編輯器中再次選擇。',
  },
  WORKBOOK_UNCHECKED: {
    en: 'The workbook of the function has not been checked yet. Try again in a moment. If it takes long, select the file again in the editor of the function, which shows the reason.',
    zh: '函數的工作簿尚未檢查。請稍後再試。如需時過長，請在函數編輯器中重新選擇檔案，編輯器會顯示原因。',
  },
  WORKBOOK_WITHOUT_FIELD: {
    en: 'The workbook has no {{variable}}. Remove the {{kind}} {{name}}, or select another file.',
    zh: '工作簿沒有「{{variable}}」。請移除{{kind}}「{{name}}」，或選擇其他檔案。',
  },
  FUNCTION_CALLED: {
    en: 'The pricing logic of {{products}} calls this function. Remove the call there first.',
    zh: '{{products}} 的定價邏輯呼叫此函數。請先在該處移除呼叫。',
  },
  FUNCTION_CALLED_BY_MANY: {
    en: 'The pricing logic of {{products}} and other products calls this function. Remove the call there first.',
    zh: '{{products}} 及其他產品的定價邏輯呼叫此函數。請先在該處移除呼叫。',
  },
} as const;
