// Problems of a PDF that is drawn on, or of its drawings.
import type { SentencePair } from './sentence-pair.ts';

export const chineseDrawingSentences: readonly SentencePair[] = [
  ['The file was deleted while it was being read. Choose another file.', '檔案在讀取期間被刪除。請選擇另一個檔案。'],
  ['The file is not a PDF. Choose a PDF file.', '檔案不是 PDF。請選擇 PDF 檔案。'],
  [
    'The PDF requires a password to open. Save a copy without a password, and choose that.',
    '此 PDF 需要密碼才能開啟。請另存沒有密碼的副本，並選擇該副本。',
  ],
  [
    'The PDF is signed, and drawing on it would break the signature. Choose the form as it was before it was signed.',
    '此 PDF 已簽署，在其上繪製會令簽署失效。請選擇簽署前的表格。',
  ],
  [
    'The PDF is a dynamic XFA form, whose pages do not exist until a reader builds them. Print it to a new PDF, and choose that.',
    '此 PDF 是動態 XFA 表格，其頁面由閱讀器產生。請將它列印成新的 PDF，並選擇該檔案。',
  ],
  [
    'The PDF is damaged or incomplete. Open it in a PDF reader and save it again, or export it again.',
    '此 PDF 已損壞或不完整。請以 PDF 閱讀器開啟並重新儲存，或重新匯出。',
  ],
  ['The PDF has {} pages; the maximum is {}. Split it.', '此 PDF 有 {0} 頁，上限為 {1} 頁。請將它分割。'],
  [
    'The PDF needs more than {} seconds of processor time to open. Save it again in a PDF editor, with reduced size, or split it.',
    '開啟此 PDF 需要超過 {0} 秒的處理器時間。請以 PDF 編輯器縮小後重新儲存，或將它分割。',
  ],
  [
    'The PDF needs more than {} MiB of memory to open. Save it again in a PDF editor, with reduced size, or split it.',
    '開啟此 PDF 需要超過 {0} MiB 記憶體。請以 PDF 編輯器縮小後重新儲存，或將它分割。',
  ],
  ['Too many files are being read at the moment. Try again shortly.', '目前正在讀取太多檔案。請稍後再試。'],
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
  [
    'The texts of all drawings total more than {} MiB. Shorten them.',
    '所有繪製項目的文字合計超過 {0} MiB。請縮短文字。',
  ],
];
