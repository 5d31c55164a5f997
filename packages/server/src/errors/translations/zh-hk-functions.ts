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
];
