export const workbookSentences = {
  CALCULATION_CANCELED: { en: 'The calculation was canceled.', zh: '計算已取消。' },
  WORKBOOKS_BUSY: {
    en: 'The server is calculating too many workbooks right now. Try again in a moment.',
    zh: '伺服器正在計算太多工作簿。請稍後再試。',
  },
  WORKBOOK_ENDED: {
    en: 'The calculation of the workbook ended unexpectedly, twice. Try again.',
    zh: '工作簿的計算兩次意外結束。請再試一次。',
  },
  WORKBOOK_MEMORY_MAX: {
    en: 'The workbook needs more than {{megabytes}} MB of memory. Remove sheets that are not needed.',
    zh: '工作簿需要超過 {{megabytes}} MB 的記憶體。請移除不需要的工作表。',
  },
  WORKBOOK_TIME_MAX: {
    en: 'The workbook takes too long. Remove formulas that the outputs do not need, or shorten their ranges.',
    zh: '工作簿的計算時間過長。請移除輸出不需要的公式，或縮短其範圍。',
  },
} as const;
