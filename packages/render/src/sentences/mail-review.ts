export const mailReviewSentences = {
  MAIL_CLIPPED: {
    en: 'The HTML is {{size}} kB in size. Gmail clips a mail at 102 kB, and hides the rest.',
    zh: 'HTML 大小為 {{size}} kB。Gmail 會在 102 kB 處截斷電郵，並隱藏其餘部分。',
  },
  MAIL_FEATURE_PARTLY_SUPPORTED: {
    en: '{{feature}}: supported in part by {{partly}}.',
    zh: '{{feature}}：{{partly}} 只部分支援。',
  },
  MAIL_FEATURE_UNSUPPORTED: {
    en: '{{feature}}: not supported by {{unsupported}}.',
    zh: '{{feature}}：{{unsupported}} 不支援。',
  },
  MAIL_FEATURE_UNSUPPORTED_OR_PARTLY: {
    en: '{{feature}}: not supported by {{unsupported}}; supported in part by {{partly}}.',
    zh: '{{feature}}：{{unsupported}} 不支援；{{partly}} 只部分支援。',
  },
  MAIL_FONT_FOREIGN: {
    en: 'The font is loaded from another server, which learns when the mail is opened. Many mail programs do not load it: name a fallback font after it.',
    zh: '字型從另一伺服器載入，該伺服器會得知電郵何時開啟。許多電郵程式不會載入字型：請在其後指定備用字型。',
  },
  MAIL_LARGE: {
    en: 'The HTML is {{size}} kB in size. Gmail clips a mail at 102 kB.',
    zh: 'HTML 大小為 {{size}} kB。Gmail 會在 102 kB 處截斷電郵。',
  },
  MAIL_LINK_EMPTY: { en: 'The link is empty with this data.', zh: '按此資料，連結是空白的。' },
  MAIL_LINK_INCOMPLETE: {
    en: 'The link is incomplete: in a mail it needs an address with https://.',
    zh: '連結不完整：電郵中的連結需要以 https:// 開頭的網址。',
  },
  MAIL_LINK_NOT_ENCRYPTED: { en: 'The link is not encrypted. Use https.', zh: '連結未加密。請使用 https。' },
  MAIL_LINK_NOWHERE: {
    en: 'The link leads nowhere: its address is #.',
    zh: '連結沒有目的地：其網址是 #。',
  },
  MAIL_LINK_SCHEME: {
    en: 'Mails may link to https, http, mailto and tel addresses. This link, to {{scheme}}, is removed.',
    zh: '電郵可連結至 https、http、mailto 及 tel 網址。此 {{scheme}} 連結會被移除。',
  },
  MAIL_PICTURE_EMBEDDED: {
    en: 'Gmail does not show pictures that are embedded in the mail as data. Use a picture from Files.',
    zh: 'Gmail 不會顯示以資料形式嵌入電郵的圖片。請使用檔案庫中的圖片。',
  },
  MAIL_PICTURE_INCOMPLETE: {
    en: 'Recipients cannot load this picture: its address is incomplete. Use a picture from Files, or an address with https://.',
    zh: '收件人無法載入此圖片：其網址不完整。請使用檔案庫中的圖片，或以 https:// 開頭的網址。',
  },
  MAIL_PICTURE_NOT_ENCRYPTED: {
    en: 'The picture is loaded without encryption, which many mail programs refuse. Use https.',
    zh: '圖片以未加密方式載入，許多電郵程式會拒絕。請使用 https。',
  },
  MAIL_PICTURE_SVG: {
    en: 'Most mail programs do not show SVG pictures. Use PNG or JPEG.',
    zh: '大部分電郵程式不會顯示 SVG 圖片。請使用 PNG 或 JPEG。',
  },
  MAIL_PICTURE_WITHOUT_ALT: {
    en: 'The picture has no alternative text, which mail programs show in place of blocked pictures and screen readers announce. Add alt; leave it empty for a decoration.',
    zh: '圖片沒有替代文字。電郵程式會以替代文字取代被封鎖的圖片，螢幕閱讀器亦會讀出該文字。請加上 alt；裝飾用的圖片則留空。',
  },
  MAIL_SCRIPT: { en: 'Mails cannot run scripts. It is removed.', zh: '電郵無法執行指令碼。此指令碼會被移除。' },
  MAIL_SUBJECT_IN_CAPITALS: {
    en: 'The subject is in capitals, which spam filters treat as a sign of spam.',
    zh: '主旨全為大寫，垃圾郵件過濾器會視之為垃圾郵件的特徵。',
  },
  MAIL_SUBJECT_LONG: {
    en: 'The subject has {{length}} characters. Most inboxes show up to {{max}}, phones about 40.',
    zh: '主旨有 {{length}} 個字元。大部分收件匣最多顯示 {{max}} 個，手機約 40 個。',
  },
  MAIL_WITHOUT_PREVIEW_TEXT: {
    en: 'There is no preview text, so inboxes show the first text of the mail. Write one into mj-preview.',
    zh: '沒有預覽文字，因此收件匣會顯示電郵的第一段文字。請在 mj-preview 撰寫預覽文字。',
  },
  MAIL_WITHOUT_SUBJECT: {
    en: 'The mail has no subject, and is sent as No subject.',
    zh: '電郵沒有主旨，會以「No subject」寄出。',
  },
  MAIL_WITHOUT_TITLE: {
    en: 'There is no title, which screen readers announce and browsers show. Write one into mj-title.',
    zh: '沒有標題。螢幕閱讀器會讀出標題，瀏覽器亦會顯示標題。請在 mj-title 撰寫標題。',
  },
  MAIL_WITHOUT_UNSUBSCRIBE: {
    en: 'There is no way to unsubscribe, which mail programs expect of newsletters and offers. Enter an unsubscribe link in the settings.',
    zh: '沒有取消訂閱的方法，而電郵程式要求通訊及優惠電郵提供。請在設定中輸入取消訂閱連結。',
  },
} as const;
