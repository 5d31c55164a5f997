export const printSentences = {
  PRINT_ADDRESSES_MAX: {
    en: 'The addresses of all files that the document requests total more than {{max}} characters. Shorten them, especially the one in <base>.',
    zh: '文件所要求的所有檔案，其網址合共超過 {{max}} 個字元。請縮短網址，尤其是 <base> 內的網址。',
  },
  PRINT_BUSY: {
    en: 'Too many documents are being printed at the moment. Try again shortly.',
    zh: '目前正在列印太多文件。請稍後再試。',
  },
  PRINT_BUSY_TENANT: {
    en: 'Too many documents of your tenant are waiting to be printed. Try again shortly.',
    zh: '你的租戶等候列印的文件過多。請稍後再試。',
  },
  PRINT_BUSY_USER: {
    en: 'Too many of your documents are waiting to be printed. Try again when some of them are done.',
    zh: '你等候列印的文件過多。請待部分文件完成後再試。',
  },
  PRINT_CANCELED: { en: 'Printing was canceled.', zh: '列印已取消。' },
  PRINT_CRASHED: {
    en: 'The browser crashed while printing this document. Simplify it.',
    zh: '瀏覽器在列印此文件時意外終止。請簡化文件。',
  },
  PRINT_DRAWINGS_MAX: {
    en: 'The texts of all drawings total more than {{mebibytes}} MiB. Shorten them.',
    zh: '所有繪製項目的文字合計超過 {{mebibytes}} MiB。請縮短文字。',
  },
  PRINT_HEADERS_MAX: {
    en: 'The headers and footers of all pages total more than {{mebibytes}} MiB. Shorten them.',
    zh: '所有頁面的頁首及頁尾合計超過 {{mebibytes}} MiB。請縮短。',
  },
  PRINT_HTML_MAX: {
    en: 'The HTML is longer than {{mebibytes}} MiB. Make it shorter, or split it.',
    zh: 'HTML 超過 {{mebibytes}} MiB。請縮短或分割。',
  },
  PRINT_MEMORY_MAX: {
    en: 'The document needs more than {{mebibytes}} MiB of memory to be laid out. Make it shorter, or split it.',
    zh: '文件排版需要超過 {{mebibytes}} MiB 記憶體。請縮短或分割文件。',
  },
  PRINT_NO_BROWSER: { en: 'There is no browser to print with. {{why}}', zh: '沒有可用於列印的瀏覽器。{{why}}' },
  PRINT_NO_ROOM: {
    en: 'The margins leave no room for the body on a page of {{pageSize}}, or are not numbers of 0 or more. Reduce them.',
    zh: '邊界令 {{pageSize}} 頁面沒有空間容納內文，或並非 0 或以上的數字。請縮小邊界。',
  },
  PRINT_PAGES_MAX: {
    en: 'The document has more than {{max}} pages. Make it shorter, or split it.',
    zh: '文件超過 {{max}} 頁。請縮短或分割文件。',
  },
  PRINT_TIME_MAX: {
    en: 'The document needs more than {{seconds}} seconds of processor time. It may be too long, or its layout too complex.',
    zh: '文件需要超過 {{seconds}} 秒的處理器時間。文件可能過長，或版面過於複雜。',
  },
} as const;
