// Problems that any route may return.
import type { SentencePair } from './sentence-pair.ts';

export const chineseRequestSentences: readonly SentencePair[] = [
  [
    'There is nothing at this address. The REST API is at /api/v1/products, /api/v1/functions, /api/v1/render and /api/v1/files.',
    '此網址沒有任何內容。REST API 位於 /api/v1/products、/api/v1/functions、/api/v1/render 及 /api/v1/files。',
  ],
  [
    'There is nothing at this address. POST to /api/v1/products/{plan}/{type}/{version}/price or /underwriting, or GET …/openapi.json; an empty version is -.',
    '此網址沒有任何內容。請以 POST 傳送至 /api/v1/products/{plan}/{type}/{version}/price 或 /underwriting，或以 GET 讀取 …/openapi.json；空白的版本寫作 -。',
  ],
  [
    'There is nothing at this address. POST to {}/{id or logical id of a template}.',
    '此網址沒有任何內容。請以 POST 傳送至 {0}/{模板的 ID 或邏輯 ID}。',
  ],
  ['There is nothing at this address. Files are below {}/.', '此網址沒有任何內容。檔案位於 {0}/ 之下。'],
  ['This address does not accept {}. Use {}.', '此網址不接受 {0}。請使用 {1}。'],
  [
    'This address cannot be read. Percent-encode the {} as UTF-8.',
    '無法讀取此網址。請將{0:text}以 UTF-8 作百分號編碼。',
  ],
  [
    'This address cannot be read. Percent-encode each part of it as UTF-8.',
    '無法讀取此網址。請將其每個部分以 UTF-8 作百分號編碼。',
  ],
  [
    'This address does not exist: one of its parts exceeds the maximum length of a name.',
    '此網址不存在：其中一個部分比任何名稱都長。',
  ],
  ['Send the body as application/json.', '請以 application/json 傳送內文。'],
  ['The body is not valid JSON. {}', '內文不是有效的 JSON。{0:text}'],
  [
    'The Content-Type names another character set than UTF-8. Encode the body as UTF-8.',
    'Content-Type 指明了 UTF-8 以外的字元集。請將內文以 UTF-8 編碼。',
  ],
  [
    'A name contains an invisible character, or one that changes the direction of the text. Remove it, or type the name again.',
    '名稱包含看不見或改變文字方向的字元。請將其移除，或重新輸入名稱。',
  ],
  ['The body is not valid UTF-8. Encode it as UTF-8.', '內文不是有效的 UTF-8。請以 UTF-8 編碼。'],
  [
    'A name or value in the form is not valid UTF-8. Encode the form as UTF-8.',
    '表單中的名稱或值不是有效的 UTF-8。請將表單以 UTF-8 編碼。',
  ],
  [
    'The body has a Content-Encoding. Send it uncompressed, without that header.',
    '內文帶有 Content-Encoding。請移除該標頭，並以未壓縮的形式傳送。',
  ],
  [
    'The body exceeds the limit of {} {}. Split it into smaller requests.',
    '內文超出 {0} 個{1:text}的上限。請分成較小的請求傳送。',
  ],
  [
    'The request exceeds the body limit without a sign-in of {} bytes (64 KiB). Send valid credentials with it, or send less at once.',
    '請求超出未登入時 {0} 位元組（64 KiB）的內文上限。請連同有效的憑證傳送，或減少每次傳送的內容。',
  ],
  [
    'The request exceeds the body limit of {} bytes (8 MiB). Send a smaller request.',
    '請求超出 {0} 位元組（8 MiB）的內文上限。請傳送較小的請求。',
  ],
  [
    'The request exceeds the time limit: its body must arrive within {} seconds. Send a smaller request.',
    '請求超出時限：內文須於 {0} 秒內送達。請傳送較小的請求。',
  ],
  [
    'There were too many requests without a sign-in from this address. Wait {}, then try again.',
    '此位址未登入的請求過多。請稍等一會（{0}）再試。',
  ],
  [
    'The response cannot be sent: too many earlier responses have not been read yet. Read those first, then try again. Any changes that this request made remain in effect.',
    '無法傳送回應：太多其他回應尚未讀取。請先讀取較早請求的回應，然後再試。此請求已作出的修改會保留。',
  ],
  [
    'The server is busy: too many {} are waiting. Try again in a moment.',
    '伺服器繁忙：等候中的{0:text}過多。請稍後再試。',
  ],
  ['Too many {} of your tenant are waiting. Try again in a moment.', '你的租戶等候中的{0:text}過多。請稍後再試。'],
  [
    'Too many of your {} are waiting. Try again when some of them are done.',
    '你等候中的{0:text}過多。請待部分完成後再試。',
  ],
  [
    'The server is busy: the request waited for {} seconds without being processed. Try again in a moment.',
    '伺服器繁忙：{0} 秒內未能輪到處理。請稍後再試。',
  ],
  [
    'The server is busy: the work was started twice and received too little processor time. Try again in a moment.',
    '伺服器繁忙：工作已兩次開始，但獲分配的處理器時間不足。請稍後再試。',
  ],
  ['The request was canceled while it was waiting.', '請求在等候期間被取消。'],
  [
    'The database cannot be reached right now. Try again in a moment; reload first to see what was saved.',
    '暫時無法連接資料庫。請稍後再試；請先重新載入，查看已儲存的內容。',
  ],
  [
    'The disk of the database is full, so nothing was saved. Contact your administrator to free some space, then save again.',
    '資料庫的磁碟已滿，因此未有儲存任何內容。請聯絡管理員釋放空間，然後再儲存。',
  ],
  [
    'The database is overloaded right now, and nothing was saved. Try again in a moment.',
    '資料庫目前負荷過重，未有儲存任何內容。請稍後再試。',
  ],
  [
    'There was an unexpected error, please try again later. (Request {})',
    '發生未預期的錯誤，請稍後再試。（請求編號 {0}）',
  ],
  ['{} (Request {})', '{0:text}（請求編號 {1}）'],
  [
    "The tenant's limit of {} is reached: {} allowed, {} used, {} remaining{}. {}, or contact your administrator to raise the limit.",
    '已達租戶的上限：上限 {1}，已用 {2}，尚餘 {3}。請在租戶面板查看用量，或聯絡管理員提高上限。',
  ],
  // Credentials and rights.
  ['Invalid or expired token', '權杖無效或已過期'],
  ['Invalid or expired credentials', '憑證無效或已過期'],
  ['Invalid or revoked API key', 'API 金鑰無效或已撤銷'],
  [
    'Send an API key in the header X-API-Key, or a bearer token.',
    '請在標頭 X-API-Key 傳送 API 金鑰，或傳送 bearer 權杖。',
  ],
  [
    'API keys are for prices and decisions. Documents are printed for a user: send Authorization: Bearer with an access token.',
    'API 金鑰只適用於價格及核保決定。文件須以用戶身分列印：請傳送 Authorization: Bearer 及存取權杖。',
  ],
  ['You are not authorized', '你沒有權限'],
  ['Pages of this host may act for the tenant of the host only.', '此主機的網頁只可代表該主機的租戶。'],
];
