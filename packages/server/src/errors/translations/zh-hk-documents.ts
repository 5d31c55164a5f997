// Problems of documents and files.
import type { SentencePair } from './sentence-pair.ts';

export const chineseDocumentSentences: readonly SentencePair[] = [
  ['The name must be a text.', '名稱必須為文字。'],
  ['{} must be true or false.', '{0} 必須為 true 或 false。'],
  ['Send {} or {}, not both.', '請傳送 {0} 或 {1}，不可兩者同時傳送。'],
  ['An item of the list has no {}: nothing is shown for {}.', '列表中有項目沒有 {0}：{1} 的位置不會顯示任何內容。'],
  [
    'This is an object or a list of objects, and is shown as JSON. Show one of its fields.',
    '這是物件或物件的列表，會以 JSON 顯示。請顯示其中一個欄位。',
  ],
  [
    'These characters are not available in the print fonts: {}. They are printed as empty boxes, unless the document includes a font that has them.',
    '列印字型沒有這些字元：{0}。除非文件包含具備這些字元的字型，否則會列印成空白方格。',
  ],
  ['There is no bucket {}.', '沒有儲存區 {0}。'],
  ['There is no bucket.', '沒有儲存區。'],
  ['There is no file {}.', '沒有檔案 {0}。'],
  [
    '{} is a folder, and this operation takes a single file. Use the key of a file.',
    '{0} 是資料夾，而此操作只適用於單一檔案。請使用檔案的鍵。',
  ],
  [
    'The key ends in a slash instead of a file name. Add a name after the slash.',
    '鍵以斜線結尾，而不是檔案名稱。請在斜線之後加上名稱。',
  ],
  ['Enter the name of a folder.', '請輸入資料夾的名稱。'],
  ['Enter a name.', '請輸入名稱。'],
  [
    'A name has {} bytes in UTF-8; the maximum is {}. Shorten it.',
    '有名稱以 UTF-8 計有 {0} 位元組；上限為 {1}。請縮短。',
  ],
  [
    'The folders and the name together have {} bytes in UTF-8; the maximum is 1,024. Shorten a name or use fewer folders.',
    '資料夾和名稱以 UTF-8 計合共有 {0} 位元組；上限為 1,024。請縮短名稱或減少資料夾。',
  ],
  [
    'There is an extra slash at the beginning, in the middle or at the end. Remove it.',
    '開首、中間或結尾有多餘的斜線。請移除。',
  ],
  ['No file or folder can be called "{}". Choose another name.', '檔案或資料夾不可命名為「{0}」。請選擇其他名稱。'],
  ['A name cannot consist of spaces only. Add letters or digits.', '名稱不可只有空格。請加上字母或數字。'],
  ['A name contains a control character. Remove it.', '名稱含有控制字元。請移除。'],
  [
    'Send the file as multipart/form-data, in the field "file".',
    '請以 multipart/form-data 傳送檔案，並放在欄位「file」。',
  ],
  ['{} occurs more than once.', '{0} 出現多於一次。'],
  [
    'The form is incomplete. Send it as multipart/form-data, with the fields "file" and "isPublic".',
    '無法讀取整個表單。請以 multipart/form-data 傳送，並包含欄位「file」及「isPublic」。',
  ],
  [
    'The form contains no file. Send one in the field "file", with its name.',
    '表單沒有檔案。請在欄位「file」傳送檔案及其名稱。',
  ],
  [
    'The form contains more than one file. Send each file in a separate request.',
    '表單有多於一個檔案。請以獨立的請求傳送每個檔案。',
  ],
  ['Send the file in the field "file".', '請在欄位「file」傳送檔案。'],
  ['File type is not valid', '檔案類型無效'],
  [
    'The file is damaged. Save it again in the program that made it, and upload the new file.',
    '檔案已損壞。請在建立檔案的程式再次儲存，然後上載新檔案。',
  ],
  [
    'The file exceeds the upload limit of 15728640 bytes (15 MB). Send a smaller file.',
    '檔案超出 15728640 位元組（15 MB）的上載上限。請傳送較小的檔案。',
  ],
  ['Specified Object Already Exists in the Bucket', '儲存區內已有指定的檔案'],
  [
    'The upload of {} took too long, so its content has been deleted. Upload it again.',
    '上載 {0} 所需的時間過長，因此其內容已被刪除。請再次上載。',
  ],
  [
    'The font is damaged or incomplete. Download or export it again, and upload the new file.',
    '字型已損壞或不完整。請重新下載或匯出，然後上載新檔案。',
  ],
  [
    'The file is a collection of several fonts. Upload each of them as a .ttf or .woff2 file of its own.',
    '檔案是多個字型的集合。請將每個字型以獨立的 .ttf 或 .woff2 檔案上載。',
  ],
  [
    'The font is too large: it can unpack to at most 64 MiB, with tables of up to 8 MiB. Upload one with fewer characters.',
    '字型太大：解壓後最多 64 MiB，每個表格最多 8 MiB。請上載字元較少的字型。',
  ],
  [
    'Documents cannot refer to this font: its family name is missing, longer than 100 characters, or contains quotes, commas or other characters that have a meaning in styles. Rename the family in a font editor.',
    '文件無法指定此字型：其字族名稱欠缺、超過 100 個字元，或含有引號、逗號或在樣式中有特別意義的字元。請在字型編輯器重新命名字族。',
  ],
];
