export const requestSentences = {
  HOST_OF_OTHER_TENANT: {
    en: 'Pages of this host may act for the tenant of the host only.',
    zh: '此主機的網頁只可代表該主機的租戶。',
  },
  REQUEST_ENDED: { en: 'The request ended before everything was read.', zh: '請求在全部讀取之前已經結束。' },
  NOT_AUTHORIZED: { en: 'You are not authorized', zh: '你沒有權限' },
  CALCULATION_SECONDS_MAX: {
    en: 'The request exceeds the limit of {{max}} seconds of calculation. Split it into smaller requests.',
    zh: '請求超出 {{max}} 秒的計算上限。請分成較小的請求傳送。',
  },
  COUNT_NEGATIVE: {
    en: 'The {{path}} is {{count}}; it must be 0 or more.',
    zh: '{{path}} 為 {{count}}，須為 0 或以上。',
  },
  CURSOR_INVALID: {
    en: 'This is not a cursor of the list in this order. Use the endCursor of the previous page with the same sort, or leave out after to start from the beginning.',
    zh: '這不是此清單在此排序下的游標。請以相同排序使用上一頁的 endCursor，或省略 after 以從頭開始。',
  },
  CURSOR_WITH_SKIP: {
    en: 'A list continues either after a cursor or after a number of items. Leave out skip or after.',
    zh: '清單只可從游標之後或若干項目之後繼續。請省略 skip 或 after。',
  },
  SORT_TYPE_UNKNOWN: { en: 'The sort type must be ASC, DSC or DESC.', zh: '排序方向須為 ASC、DSC 或 DESC。' },
  FILTER_TOO_LARGE: {
    en: 'The filter is too large: at most {{levels}} levels of and/or and {{conditions}} conditions are allowed.',
    zh: '篩選過大：最多可有 {{levels}} 層 and/or 及 {{conditions}} 個條件。',
  },
  READING_TOO_LARGE: {
    en: 'The request exceeds the reading limit: it needs more than {{mebibytes}} MiB from the database. Request fewer items with a smaller limit, or fewer fields.',
    zh: '請求超出讀取上限：須從資料庫讀取超過 {{mebibytes}} MiB。請以較小的 limit 索取較少項目，或減少欄位。',
  },
  ANSWER_TOO_LARGE: {
    en: 'The request exceeds the answer limit: its answer would have more than {{mebibytes}} MiB. Request fewer items with a smaller limit, or fewer fields.',
    zh: '請求超出回應上限：回應將超過 {{mebibytes}} MiB。請以較小的 limit 索取較少項目，或減少欄位。',
  },
  BUSY_FULL: {
    en: 'The server is busy: too many {{things}} are waiting. Try again in a moment.',
    zh: '伺服器繁忙：等候中的{{things}}過多。請稍後再試。',
  },
  BUSY_TENANT_FULL: {
    en: 'Too many {{things}} of your tenant are waiting. Try again in a moment.',
    zh: '你的租戶等候中的{{things}}過多。請稍後再試。',
  },
  BUSY_USER_FULL: {
    en: 'Too many of your {{things}} are waiting. Try again when some of them are done.',
    zh: '你等候中的{{things}}過多。請待部分完成後再試。',
  },
  BUSY_LATE: {
    en: 'The server is busy: the request waited for {{seconds}} seconds without being processed. Try again in a moment.',
    zh: '伺服器繁忙：{{seconds}} 秒內未能輪到處理。請稍後再試。',
  },
  BUSY_CANCELED: { en: 'The request was canceled while it was waiting.', zh: '請求在等候期間被取消。' },
  SORT_FIELD_UNKNOWN: {
    en: '{{things}} cannot be sorted by this field. Use one of {{fields}}.',
    zh: '{{things}}不可以此欄位排序。請使用 {{fields}} 其中之一。',
  },
} as const;
