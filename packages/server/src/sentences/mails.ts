export const mailSentences = {
  EMAIL_MESSAGE_REQUIRED: { en: 'Enter an email message.', zh: '請輸入電郵。' },
  MAIL_ALREADY_SENT: { en: 'The mail has been sent already.', zh: '電郵已經傳送。' },
  MAIL_BEING_SENT: {
    en: 'The mail is still being sent. Wait until it has been sent or has failed.',
    zh: '電郵仍在傳送。請等候至傳送完成或失敗。',
  },
  MAIL_CONTENT_REQUIRED: {
    en: 'The mail has no content. Send htmlContent, or templateRendering with a template.',
    zh: '電郵沒有內容。請傳送 htmlContent，或連同模板傳送 templateRendering。',
  },
  MAIL_TEMPLATE_NOT_NAMED: {
    en: 'Name the template by its templateId or logicalId.',
    zh: '請以 templateId 或 logicalId 指明模板。',
  },
  MAIL_TOO_LARGE: {
    en: 'The encoded mail exceeds 25 MB (about 18 MB of files), which mail servers refuse. Attach fewer or smaller files.',
    zh: '編碼後的電郵超出 25 MB（約 18 MB 的檔案），郵件伺服器會拒收。請附加較少或較小的檔案。',
  },
  NOT_A_SENDER: {
    en: '{{address}} is not a sender of the tenant {{tenantId}}.',
    zh: '「{{address}}」不是租戶「{{tenantId}}」的寄件人。',
  },
  NOT_AN_EMAIL_ADDRESS: { en: '{{given}} is not an email address.', zh: '「{{given}}」不是電郵地址。' },
  NOT_ONE_EMAIL_ADDRESS: {
    en: 'This is not one email address. Enter one such as ada@insurer.example, and each recipient in a field of its own.',
    zh: '這不是單一的電郵地址。請輸入一個地址，例如 ada@insurer.example，並為每個收件人使用獨立的欄位。',
  },
  FAILED_MAIL_UNKNOWN: {
    en: 'The failed mail {{id}} does not exist. List failed mails with: mail failed',
    zh: '沒有傳送失敗的電郵「{{id}}」。請以此指令列出傳送失敗的電郵：mail failed',
  },
  MAIL_UNKNOWN: { en: 'There is no mail with this id.', zh: '沒有使用此 ID 的電郵。' },
  NO_SMS_GATEWAY: {
    en: 'Text messages cannot be sent: no gateway is configured. Send an emailMessage, or contact your administrator.',
    zh: '無法傳送短訊：尚未設定閘道。請傳送 emailMessage，或聯絡管理員。',
  },
  RECIPIENT_REQUIRED: { en: 'Enter the address of a recipient.', zh: '請輸入收件人的地址。' },
  TOO_MANY_ATTACHED_FILES: {
    en: 'A mail can have at most {{max}} files by their keys. Send fewer.',
    zh: '電郵最多可按鍵附加 {{max}} 個檔案。請減少檔案。',
  },
  TOO_MANY_MAILS_WAITING: {
    en: 'Mails of 1 GB are waiting to be sent. Send more once they have been, or contact your administrator.',
    zh: '已有 1 GB 的電郵等候傳送。請待傳送完成後再傳送其他電郵，或聯絡管理員。',
  },
  TOO_MANY_RECIPIENTS: {
    en: 'The mail has {{count}} recipients; the maximum is {{max}}. Send several mails.',
    zh: '電郵有 {{count}} 個收件人；上限為 {{max}} 個。請分成多封電郵傳送。',
  },
  TOO_MANY_RECIPIENTS_IN_HOUR: {
    en: 'You have sent mails to {{count}} recipients in the last hour; the maximum is {{max}}. Try again later.',
    zh: '你在過去一小時已向 {{count}} 個收件人傳送電郵；上限為 {{max}} 個。請稍後再試。',
  },
  TOO_MANY_SENDERS: {
    en: 'The tenant already has {{max}} senders. Remove one first.',
    zh: '租戶已有 {{max}} 個寄件人。請先移除一個。',
  },
} as const;
