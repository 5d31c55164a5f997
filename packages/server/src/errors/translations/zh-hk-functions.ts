// Problems of a function, its workbook or a call.
import type { SentencePair } from './sentence-pair.ts';

export const chineseFunctionSentences: readonly SentencePair[] = [
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
  ['The input {} must be true or false.', '輸入 {0} 必須為 true 或 false。'],
  ['The input {} must be a date such as 2026-01-31.', '輸入 {0} 必須為日期，例如 2026-01-31。'],
  [
    'The two files together have too many cells to be compared. Remove sheets that are not needed, or use the file without a comparison.',
    '兩個檔案的儲存格合共過多，無法比較。請移除不需要的工作表，或不比較而直接使用檔案。',
  ],
];
