export const threadSentences = {
  BUSY_SLOW: {
    en: 'The server is busy: the work was started twice and received too little processor time. Try again in a moment.',
    zh: '伺服器繁忙：工作已兩次開始，但獲分配的處理器時間不足。請稍後再試。',
  },
} as const;
