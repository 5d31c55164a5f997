export const filesSentences = {
  KEY_ENDS_IN_SLASH: {
    en: 'The key ends in a slash instead of a file name. Add a name after the slash.',
    zh: '鍵以斜線而非檔案名稱結尾。請在斜線後加上名稱。',
  },
  NAME_HAS_HIDDEN_CHARACTER: {
    en: 'A name contains an invisible character, or one that changes the direction of the text. Remove it, or type the name again.',
    zh: '名稱包含看不見或改變文字方向的字元。請將其移除，或重新輸入名稱。',
  },
  FOLDER_NAME_MISSING: { en: 'Enter the name of a folder.', zh: '請輸入資料夾名稱。' },
  FILE_NAME_MISSING: { en: 'Enter a name.', zh: '請輸入名稱。' },
  FILE_NAME_BYTES_MAX: {
    en: 'A name has {{longest}} bytes in UTF-8; the maximum is {{max}}. Shorten it.',
    zh: '名稱以 UTF-8 編碼有 {{longest}} 位元組，上限為 {{max}}。請縮短。',
  },
  FILE_KEY_BYTES_MAX: {
    en: 'The folders and the name together have {{sizeBytes}} bytes in UTF-8; the maximum is 1,024. Shorten a name or use fewer folders.',
    zh: '資料夾及名稱以 UTF-8 編碼合共有 {{sizeBytes}} 位元組，上限為 1,024。請縮短名稱或減少資料夾。',
  },
  FORM_NOT_UTF8: {
    en: 'A name or value in the form is not valid UTF-8. Encode the form as UTF-8.',
    zh: '表單中的名稱或值不是有效的 UTF-8。請將表單以 UTF-8 編碼。',
  },
  FORM_INCOMPLETE: {
    en: 'The form is incomplete. Send it as multipart/form-data, with the fields "file" and "isPublic".',
    zh: '無法讀取整個表單。請以 multipart/form-data 傳送，並包含欄位「file」及「isPublic」。',
  },
  FILE_TYPE_INVALID: { en: 'File type is not valid', zh: '檔案類型無效' },
  FILE_DAMAGED: {
    en: 'The file is damaged. Save it again in the program that made it, and upload the new file.',
    zh: '檔案已損壞。請在建立檔案的程式再次儲存，然後上載新檔案。',
  },
  FILE_TOO_LARGE: {
    en: 'The file exceeds the upload limit of 15728640 bytes (15 MB). Send a smaller file.',
    zh: '檔案超出 15728640 位元組（15 MB）的上載上限。請傳送較小的檔案。',
  },
  FILE_TAKEN: { en: 'Specified Object Already Exists in the Bucket', zh: '儲存區內已有指定的檔案' },
  UPLOAD_TOO_SLOW: {
    en: 'The upload of {{key}} took too long, so its content has been deleted. Upload it again.',
    zh: '上載 {{key}} 所需的時間過長，因此其內容已被刪除。請再次上載。',
  },
  MOVE_NEVER_OVERWRITES: {
    en: 'The file {{newKey}} already exists, and a move never overwrites. Choose another name or folder.',
    zh: '檔案「{{newKey}}」已經存在，而移動不會覆蓋檔案。請選擇另一個名稱或資料夾。',
  },
  RESTORED_KEY_TAKEN: {
    en: 'There is already something at {{key}}, and nothing is overwritten. Restore it under another name.',
    zh: '「{{key}}」已有內容，不會覆蓋。請以其他名稱還原。',
  },
  FILE_TYPE_KEPT: {
    en: '{{from}} cannot be renamed to {{to}}, because a file keeps its type. Keep the extension.',
    zh: '「{{from}}」不可改名為「{{to}}」，因為檔案會保留其類型。請保留副檔名。',
  },
  FOLDER_INSTEAD_OF_FILE: {
    en: '{{key}} is a folder, and this operation takes a single file. Use the key of a file.',
    zh: '「{{key}}」是資料夾，而此操作只處理單一檔案。請使用檔案的鍵。',
  },
  FILE_UNKNOWN: { en: 'There is no file {{key}}.', zh: '沒有檔案「{{key}}」。' },
  FILES_SORT_UNKNOWN: {
    en: 'Sort files by one of {{sortFields}}, followed by a space and ASC or DESC.',
    zh: '請以 {{sortFields}} 其中之一排序檔案，其後加上空格及 ASC 或 DESC。',
  },
  CONTINUATION_FOREIGN: {
    en: 'This continuation token does not belong to this list and sort order. Use the one returned with the previous page.',
    zh: '此續讀權杖不屬於此列表及排序。請使用上一頁傳回的權杖。',
  },
  FOLDER_TAKEN: {
    en: 'The folder {{key}} already exists. Choose another name.',
    zh: '資料夾「{{key}}」已經存在。請選擇另一個名稱。',
  },
  FOLDER_UNKNOWN: { en: 'There is no folder {{key}}.', zh: '沒有資料夾「{{key}}」。' },
  EXPORTED_FILE_DELETED: {
    en: 'The file {{key}} was deleted during the export. Start the export again.',
    zh: '檔案「{{key}}」在匯出期間被刪除。請重新匯出。',
  },
  REQUEST_CANCELED: { en: 'The request was canceled.', zh: '請求已被取消。' },
  UNPACKED_TOO_LARGE: {
    en: 'Together, the fonts and archives of the import unpack to more than 256 MiB, the maximum. Import fewer files at once.',
    zh: '匯入的字型及壓縮檔解壓後合共超過上限 256 MiB。請減少每次匯入的檔案。',
  },
  BUCKET_UNKNOWN: {
    en: 'This tenant has no bucket {{bucket}}. Remove the bucket from the address of the file, and export again.',
    zh: '此租戶沒有儲存區「{{bucket}}」。請從檔案的地址移除儲存區，然後重新匯出。',
  },
  IMPORT_NEVER_OVERWRITES: {
    en: 'This tenant has a file {{key}} with other content, and an import never overwrites a file. Rename one of the two.',
    zh: '此租戶已有內容不同的檔案「{{key}}」，而匯入不會覆蓋檔案。請為其中一個改名。',
  },
  FILE_TWICE_DIFFERENT: {
    en: 'The file {{key}} occurs twice, with different content.',
    zh: '檔案「{{key}}」出現了兩次，而內容不同。',
  },
  EXTRA_SLASH: {
    en: 'There is an extra slash at the beginning, in the middle or at the end. Remove it.',
    zh: '開首、中間或結尾有多餘的斜線。請移除。',
  },
  NAME_OF_DOTS: {
    en: 'No file or folder can be called "{{name}}". Choose another name.',
    zh: '檔案或資料夾不可稱為「{{name}}」。請選擇另一個名稱。',
  },
  NAME_BLANK: {
    en: 'A name cannot consist of spaces only. Add letters or digits.',
    zh: '名稱不可只有空格。請加上字母或數字。',
  },
  NAME_HAS_CONTROL_CHARACTER: {
    en: 'A name contains a control character. Remove it.',
    zh: '名稱含有控制字元。請移除。',
  },
  FORM_HAS_NO_FILE: {
    en: 'The form contains no file. Send one in the field "file", with its name.',
    zh: '表單沒有檔案。請在欄位「file」傳送檔案及其名稱。',
  },
  SECOND_FILE: {
    en: 'The form contains more than one file. Send each file in a separate request.',
    zh: '表單有多於一個檔案。請以獨立的請求傳送每個檔案。',
  },
  FILE_IN_OTHER_FIELD: { en: 'Send the file in the field "file".', zh: '請在欄位「file」傳送檔案。' },
  IS_PUBLIC_NOT_BOOLEAN: { en: 'isPublic must be true or false.', zh: 'isPublic 必須為 true 或 false。' },
  NO_SUCH_BUCKET: { en: 'There is no bucket {{bucket}}.', zh: '沒有儲存區 {{bucket}}。' },
  NO_BUCKET: { en: 'There is no bucket.', zh: '沒有儲存區。' },
  FONT_DAMAGED: {
    en: 'The font is damaged or incomplete. Download or export it again, and upload the new file.',
    zh: '字型已損壞或不完整。請重新下載或匯出，然後上載新檔案。',
  },
  FONT_COLLECTION: {
    en: 'The file is a collection of several fonts. Upload each of them as a .ttf or .woff2 file of its own.',
    zh: '檔案是多個字型的集合。請將每個字型以獨立的 .ttf 或 .woff2 檔案上載。',
  },
  FONT_TOO_LARGE: {
    en: 'The font is too large: it can unpack to at most 64 MiB, with tables of up to 8 MiB. Upload one with fewer characters.',
    zh: '字型太大：解壓後最多 64 MiB，每個表格最多 8 MiB。請上載字元較少的字型。',
  },
  FONT_NAME_UNUSABLE: {
    en: 'Documents cannot refer to this font: its family name is missing, longer than 100 characters, or contains quotes, commas or other characters that have a meaning in styles. Rename the family in a font editor.',
    zh: '文件無法指定此字型：其字族名稱欠缺、超過 100 個字元，或含有引號、逗號或在樣式中有特別意義的字元。請在字型編輯器重新命名字族。',
  },
} as const;
