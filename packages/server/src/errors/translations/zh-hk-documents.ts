// Problems of documents and files.
import type { SentencePair } from './sentence-pair.ts';

export const chineseDocumentSentences: readonly SentencePair[] = [
  ['An item of the list has no {}: nothing is shown for {}.', '列表中有項目沒有 {0}：{1} 的位置不會顯示任何內容。'],
  [
    'This is an object or a list of objects, and is shown as JSON. Show one of its fields.',
    '這是物件或物件的列表，會以 JSON 顯示。請顯示其中一個欄位。',
  ],
  [
    'These characters are not available in the print fonts: {}. They are printed as empty boxes, unless the document includes a font that has them.',
    '列印字型沒有這些字元：{0}。除非文件包含具備這些字元的字型，否則會列印成空白方格。',
  ],
];
