// Problems of a price or a decision.
import type { SentencePair } from './sentence-pair.ts';

export const chinesePriceSentences: readonly SentencePair[] = [
  ['There is no product {}.', '沒有產品 {0:text}。'],
  ['{} / {} without a version', '{0} / {1}（沒有版本）'],
  [
    'The product has no pricing logic yet, so it has no price. Write it first.',
    '產品尚未有定價邏輯，因此沒有價格。請先編寫定價邏輯。',
  ],
  [
    'The product has no underwriting logic yet, so no decision can be made. Write it first.',
    '產品尚未有核保邏輯，因此無法作出決定。請先編寫核保邏輯。',
  ],
  [
    'The request exceeds the limit of {} items: it has {}. Split it into smaller requests.',
    '請求超出 {0} 個項目的上限：現有 {1} 個。請分成較小的請求傳送。',
  ],
  [
    'The request exceeds the time limit of {} seconds. Send this item again, in a smaller list.',
    '請求超出 {0} 秒的時限。請以較短的列表再次傳送此項目。',
  ],
  [
    'The server is busy: it did not get to this item within {} seconds. Send it again, in a smaller list.',
    '伺服器繁忙：{0} 秒內未能輪到此項目。請以較短的列表再次傳送。',
  ],
  ['The calculation exceeds the time limit of {} seconds. Simplify the logic.', '計算超出 {0} 秒的時限。請簡化邏輯。'],
  [
    'The calculation exceeds the memory limit of {} MiB. Simplify the logic, or send shorter lists.',
    '計算超出 {0} MiB 的記憶體上限。請簡化邏輯，或傳送較短的列表。',
  ],
  ['Send an object with values, such as {"values": {}}.', '請傳送含有 values 的物件，例如 {"values": {}}。'],
  ['The values are required: an object with the variables.', '必須提供 values：一個包含變數的物件。'],
  ['The values must be an object with the variables.', 'values 必須為包含變數的物件。'],
  ['A price has no field {}. Send {} or {}.', '價格沒有欄位 {0}。請傳送 {1} 或 {2}。'],
  ['The field {} must be true or false.', '欄位 {0} 必須為 true 或 false。'],
  ['The logic of the price does not know the value {} of the variable {}.', '價格的邏輯不認識變數 {1} 的值 {0}。'],
  ['Send one that it compares the variable with.', '請傳送邏輯用作比較的值。'],
  ['Did you mean {}?', '是否指 {0}？'],
  ['The variable {} must be {} and is {}. Send {}.', '變數 {0} 必須為{1:text}，現為{2:text}。請傳送{3:text}。'],
  [
    'The variable {} is required for this price. Send it, or allowMissing: true to have it read as null.',
    '計算此價格必須提供變數 {0}。請傳送該變數，或傳送 allowMissing: true，將其視為 null。',
  ],
  [
    'The number at {} is larger than 9,007,199,254,740,991 and cannot be calculated exactly. Use a smaller one, or a text.',
    '{0} 的數字大於 9,007,199,254,740,991，無法準確計算。請使用較小的數字或文字。',
  ],
  ['The logic reads it at {}.', '邏輯在 {0} 讀取此變數。'],
  ['Enter a value for it.', '請提供其值。'],
  ['The {} is not valid JSON. {}', '{0:text}不是有效的 JSON。{1:text}'],
];
