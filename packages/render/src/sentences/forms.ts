export const formSentences = {
  FORM_DAMAGED: {
    en: 'The PDF is damaged or incomplete. Open it in a PDF reader and save it again, or export it again.',
    zh: '此 PDF 已損壞或不完整。請以 PDF 閱讀器開啟並重新儲存，或重新匯出。',
  },
  FORM_DYNAMIC: {
    en: 'The PDF is a dynamic XFA form, whose pages do not exist until a reader builds them. Print it to a new PDF, and choose that.',
    zh: '此 PDF 是動態 XFA 表格，其頁面由閱讀器產生。請將它列印成新的 PDF，並選擇該檔案。',
  },
  FORM_FILE_DELETED: {
    en: 'The file was deleted while it was being read. Choose another file.',
    zh: '檔案在讀取期間被刪除。請選擇另一個檔案。',
  },
  FORM_HAS_PASSWORD: {
    en: 'The PDF requires a password to open. Save a copy without a password, and choose that.',
    zh: '此 PDF 需要密碼才能開啟。請另存沒有密碼的副本，並選擇該副本。',
  },
  FORM_MEMORY_MAX: {
    en: 'The PDF needs more than {{mebibytes}} MiB of memory to open. Save it again in a PDF editor, with reduced size, or split it.',
    zh: '開啟此 PDF 需要超過 {{mebibytes}} MiB 記憶體。請以 PDF 編輯器縮小後重新儲存，或將它分割。',
  },
  FORM_NOT_A_PDF: { en: 'The file is not a PDF. Choose a PDF file.', zh: '檔案不是 PDF。請選擇 PDF 檔案。' },
  FORM_PAGES_MAX: {
    en: 'The PDF has {{count}} pages; the maximum is {{max}}. Split it.',
    zh: '此 PDF 有 {{count}} 頁，上限為 {{max}} 頁。請將它分割。',
  },
  FORM_SIGNED: {
    en: 'The PDF is signed, and drawing on it would break the signature. Choose the form as it was before it was signed.',
    zh: '此 PDF 已簽署，在其上繪製會令簽署失效。請選擇簽署前的表格。',
  },
  FORM_TIME_MAX: {
    en: 'The PDF needs more than {{seconds}} seconds of processor time to open. Save it again in a PDF editor, with reduced size, or split it.',
    zh: '開啟此 PDF 需要超過 {{seconds}} 秒的處理器時間。請以 PDF 編輯器縮小後重新儲存，或將它分割。',
  },
  TOO_MANY_FORMS_READ: {
    en: 'Too many files are being read at the moment. Try again shortly.',
    zh: '目前正在讀取太多檔案。請稍後再試。',
  },
} as const;
