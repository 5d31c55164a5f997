// Problems of a PDF that is drawn on, or of its drawings.
import type { SentencePair } from './sentence-pair.ts';

export const chineseDrawingSentences: readonly SentencePair[] = [
  [
    'The file has {} {}, and this drawing is on page {}. It is not printed.',
    '檔案只有 {0} 頁，而此繪製項目在第 {2} 頁，因此不會列印。',
  ],
  [
    'This drawing is not entirely on page {}. What is beyond the page is not printed.',
    '此繪製項目並非完全位於第 {0} 頁之內。超出頁面的部分不會列印。',
  ],
  [
    'The form field {} on page {} hides this drawing. Let the drawing replace the field.',
    '第 {1} 頁的表格欄位 {0} 遮蓋了此繪製項目。請讓繪製項目取代該欄位。',
  ],
  [
    'The text does not fit into its box and is cut off. Make the box larger or the text shorter.',
    '文字超出方框，並在方框邊緣截斷。請放大方框或縮短文字。',
  ],
  [
    'The text does not fit into its box even at 60% of its size, and is cut off. Make the box larger or the text shorter.',
    '即使縮小至 60%，文字仍超出方框，並在方框邊緣截斷。請放大方框或縮短文字。',
  ],
  ['The picture does not exist in Files. Choose another file.', '檔案庫中沒有此圖片。請選擇另一個檔案。'],
  [
    'The file is not a picture that can be printed. Choose a PNG, JPEG, GIF or WebP file.',
    '此檔案不是可列印的圖片。請選擇 PNG、JPEG、GIF 或 WebP 檔案。',
  ],
  ['The picture is not in Files. Choose another file.', '圖片不在檔案庫中。請選擇另一個檔案。'],
  [
    'The pictures in this document are too large in total. Use smaller ones.',
    '此文件的圖片合計過大。請使用較小的圖片。',
  ],
];
