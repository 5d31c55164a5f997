export const guestsSentences = {
  APP_RECEIVES_TOO_MUCH: { en: 'This app receives too many requests.', zh: '此應用程式收到的請求過多。' },
  ADDRESS_SUBMITTED_TOO_MUCH: { en: 'Too much was submitted from this address.', zh: '此位址提交的內容過多。' },
  TOO_MANY_PRINTED: { en: 'Too many documents were printed.', zh: '列印的文件過多。' },
  WAIT_A_SECOND: { en: '{{what}} Wait a second, then try again.', zh: '{{what}}請等候 1 秒再試。' },
  WAIT_SECONDS: { en: '{{what}} Wait {{seconds}} seconds, then try again.', zh: '{{what}}請等候 {{seconds}} 秒再試。' },
} as const;
