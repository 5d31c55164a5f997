// Problems of a function, its workbook or a call.
import type { SentencePair } from './sentence-pair.ts';

export const chineseFunctionSentences: readonly SentencePair[] = [
  ['There is no function with this id or logical id.', '沒有使用此 ID 或邏輯 ID 的函數。'],
  [
    'There is no function with the id or logical id {}. Create it first, or change the logic.',
    '沒有使用 ID 或邏輯 ID {0} 的函數。請先建立函數，或更改邏輯。',
  ],
  [
    'The pricing logic of {} calls this function. Remove the call there first.',
    '{0} 的定價邏輯呼叫此函數。請先在該處移除呼叫。',
  ],
  [
    'The pricing logic of {} and other products calls this function. Remove the call there first.',
    '{0} 及其他產品的定價邏輯呼叫此函數。請先在該處移除呼叫。',
  ],
  [
    'Send an object with inputs, such as {"inputs": {"age": 40}}.',
    '請傳送包含 inputs 的物件，例如 {"inputs": {"age": 40}}。',
  ],
  ['The inputs must be an object with their values.', 'inputs 必須為包含各值的物件。'],
  ['The field allowMissing must be true or false.', '欄位 allowMissing 必須為 true 或 false。'],
  ['The input {} has no value.', '輸入 {0} 沒有值。'],
  [
    'The input {} contains a number with more digits than a workbook calculates with. Use fewer.',
    '輸入 {0} 的數字位數超出工作簿可計算的範圍。請減少位數。',
  ],
  [
    'A call has no field {}. Send inputs, asOf or allowMissing.',
    '呼叫沒有欄位 {0}。請傳送 inputs、asOf 或 allowMissing。',
  ],
  ['The function has no input {}.', '函數沒有輸入 {0}。'],
  [
    'The request exceeds the time limit of {} seconds, or the size limit of its answer. Send this item again, in a smaller list.',
    '請求超出 {0} 秒的時間限制，或回應的大小限制。請以較短的列表再次傳送此項目。',
  ],
  ['The calculation was canceled.', '計算已取消。'],
  ['The file {} no longer exists.', '檔案 {0} 已不存在。'],
  [
    'The file {} was replaced since it was checked. Select it again in the editor of the function.',
    '檔案 {0} 在檢查後已被取代。請在函數的編輯器中再次選擇。',
  ],
  ['The workbook has no {}. Remove the {} {}, or select another file.', '工作簿沒有 {0}。請移除 {2}，或選擇其他檔案。'],
  ['The function has no outputs. Add one.', '函數沒有輸出。請新增一個。'],
  [
    'The results of {} differ from those that Excel stored. Compare them in the editor of the function, and accept the differences there.',
    '{0} 的結果與 Excel 儲存的結果不同。請在函數的編輯器中比較，並在該處接受差異。',
  ],
  [
    'This workbook needs the calculation engine, which is available on Linux x64 only. Run the server there, or simplify the formulas.',
    '此工作簿需要只能在 Linux x64 上使用的計算引擎。請在該系統上執行伺服器，或簡化公式。',
  ],
  ['The input {} must be a list{}.', '輸入 {0} 必須為列表。'],
  ['The input {} has {} {}; the workbook has cells for {}.', '輸入 {0} 有 {1} 個項目；工作簿有 {3} 個儲存格。'],
  ['The input {} must be a list.', '輸入 {0} 必須為列表。'],
  ['The input {} has {} values; the workbook has cells for {}.', '輸入 {0} 有 {1} 個值；工作簿有 {2} 個儲存格。'],
  ['The input {} must be an object.', '輸入 {0} 必須為物件。'],
  ['The input {} has no column {}. It has {}.', '輸入 {0} 沒有欄 {1}。可用的欄為 {2}。'],
  ['The input {} lacks the column {}.', '輸入 {0} 欠缺欄 {1}。'],
  ['The input {} must be a single value.', '輸入 {0} 必須為單一值。'],
  ['The input {} is not a finite number.', '輸入 {0} 不是有限的數字。'],
  ['The input {} has {} characters; a cell holds at most {}.', '輸入 {0} 有 {1} 個字元；儲存格最多容納 {2} 個。'],
  ['The input {} must be a number.', '輸入 {0} 必須為數字。'],
  ['The input {} must be a text.', '輸入 {0} 必須為文字。'],
  [
    'The workbook of the function has not been checked yet. Try again in a moment. If it takes long, select the file again in the editor of the function, which shows the reason.',
    '函數的工作簿尚未檢查。請稍後再試。如需時過長，請在函數編輯器中重新選擇檔案，編輯器會顯示原因。',
  ],
  [
    'There is nothing to accept: the function has no workbook that has been checked.',
    '沒有可接受的差異：此函數沒有已檢查的工作簿。',
  ],
  ['The input {} must be true or false.', '輸入 {0} 必須為 true 或 false。'],
  ['The input {} must be a date such as 2026-01-31.', '輸入 {0} 必須為日期，例如 2026-01-31。'],
  [
    'The two files together have too many cells to be compared. Remove sheets that are not needed, or use the file without a comparison.',
    '兩個檔案的儲存格合共過多，無法比較。請移除不需要的工作表，或不比較而直接使用檔案。',
  ],
  [
    'The workbook takes too long. Remove formulas that the outputs do not need, or shorten their ranges.',
    '工作簿的計算時間過長。請移除輸出不需要的公式，或縮短其範圍。',
  ],
  [
    'The workbook needs more than {} MB of memory. Remove sheets that are not needed.',
    '工作簿需要超過 {0} MB 的記憶體。請移除不需要的工作表。',
  ],
  ['The calculation of the workbook ended unexpectedly, twice. Try again.', '工作簿的計算兩次意外結束。請再試一次。'],
  [
    'The server is calculating too many workbooks right now. Try again in a moment.',
    '伺服器正在計算太多工作簿。請稍後再試。',
  ],
];
