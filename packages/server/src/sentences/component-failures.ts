export const componentFailuresSentences = {
  FAILURE_REPORT_INVALID: {
    en: 'Send a JSON object of at most {{max}} characters with the texts app, script and component, and no other fields.',
    zh: '請傳送最多 {{max}} 個字元的 JSON 物件，只含 app、script 及 component 三段文字。',
  },
  NO_APP_AT_HOST: { en: 'No app is published at this host.', zh: '此主機沒有已發佈的應用程式。' },
  TOO_MANY_FAILURE_REPORTS: {
    en: 'Too many failures were reported. Wait {{waitSeconds}} s, then try again.',
    zh: '報告的錯誤過多。請等候 {{waitSeconds}} 秒後再試。',
  },
} as const;
