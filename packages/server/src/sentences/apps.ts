export const appsSentences = {
  REQUESTS_EMAIL_NOT_A_USER: {
    en: 'Without the right to send emails, only a user of this tenant can be notified. Enter the address of a user, or contact your administrator.',
    zh: '沒有發送電郵的權限時，只可通知此租戶的用戶。請輸入用戶的電郵地址，或聯絡管理員。',
  },
  VISITOR_KIND_UNKNOWN: {
    en: 'There are no visitors of this kind. Use {{visitorKinds}}.',
    zh: '沒有這類訪客。請使用 {{visitorKinds}}。',
  },
  VISITOR_DOCUMENTS_MAX: {
    en: 'The app offers {{count}} documents; at most {{max}} are allowed.',
    zh: '應用程式提供 {{count}} 份文件，上限為 {{max}} 份。',
  },
  ENDPOINT_ADDRESS_INVALID: {
    en: 'The endpoint {{address}} must begin with https://, or with / for this app.',
    zh: '端點「{{address}}」須以 https:// 開首；如屬此應用程式，則以 / 開首。',
  },
  PAGE_NEVER_SHOWN: {
    en: 'The page {{path}} is never shown: the earlier page {{earlier}} has the same addresses. Move it up, or change one of the paths.',
    zh: '頁面「{{path}}」永不會顯示：較前的頁面「{{earlier}}」有相同的網址。請將其上移，或更改其中一個路徑。',
  },
  HEAD_ELEMENTS_MAX: {
    en: 'There are {{count}} elements; at most {{max}} are allowed.',
    zh: '現有 {{count}} 個元素，上限為 {{max}} 個。',
  },
  HEAD_SCRIPTS_MAX: {
    en: 'There are {{count}} scripts; at most {{max}} are allowed.',
    zh: '現有 {{count}} 個指令碼，上限為 {{max}} 個。',
  },
  APP_LOCALES_MAX: {
    en: 'The app has {{count}} locales; at most {{max}} are allowed.',
    zh: '應用程式有 {{count}} 個語言，上限為 {{max}} 個。',
  },
  LOCALE_UNKNOWN: {
    en: 'This locale is not a known language tag. Use one such as en-US or zh-HK.',
    zh: '此語言不是已知的語言標籤。請使用例如 en-US 或 zh-HK。',
  },
  DEFAULT_LOCALE_NOT_ALLOWED: {
    en: 'The default locale {{defaultLocale}} is not one of the allowed locales. Add it, or choose another.',
    zh: '預設語言「{{defaultLocale}}」不在可用的語言之中。請加入該語言，或選擇另一個。',
  },
  APP_PAGES_MAX: {
    en: 'The app has {{count}} pages; at most {{max}} are allowed.',
    zh: '應用程式有 {{count}} 個頁面，上限為 {{max}} 個。',
  },
  PAGE_LEVELS_MAX: { en: 'Pages can be nested up to {{max}} levels.', zh: '頁面最多可有 {{max}} 層。' },
  PAGE_PATH_BEGINS_WRONGLY: {
    en: 'The path {{path}} must begin with /, or be * for all others.',
    zh: '路徑「{{path}}」須以 / 開首，或以 * 代表其他所有路徑。',
  },
  PAGE_PATH_CHARACTERS: {
    en: 'The path {{path}} contains a space, ?, #, \\ or //. Remove it; a query is not part of a path.',
    zh: '路徑「{{path}}」含有空格、?、#、\\ 或 //。請將其移除；查詢不屬路徑的一部分。',
  },
  PATH_PARAMETERS_MAX: {
    en: 'The path has {{count}} parameters; at most {{max}} are allowed.',
    zh: '路徑有 {{count}} 個參數，上限為 {{max}} 個。',
  },
  PATH_PARAMETER_TWICE: {
    en: 'The path has the parameter {{twice}} twice.',
    zh: '路徑中的參數「{{twice}}」出現了兩次。',
  },
  PAGE_PATTERN_UNUSABLE: {
    en: 'The pattern in the path {{path}} cannot be used: use one set of characters, such as :id(\\d+), or a list of words, such as :type(travel|health).',
    zh: '路徑「{{path}}」中的模式無法使用：請使用一組字元，例如 :id(\\d+)，或一列單詞，例如 :type(travel|health)。',
  },
  PAGE_COMPONENT_NAME: {
    en: 'Name the component of the page in PascalCase, such as QuoteForm.',
    zh: '請以 PascalCase 填寫頁面的元件名稱，例如 QuoteForm。',
  },
  PAGE_REDIRECT_OUTSIDE: {
    en: 'A page can only redirect to another page of the app. Use a path that begins with a single /.',
    zh: '頁面只可轉址至應用程式的另一個頁面。請使用以單一個 / 開首的路徑。',
  },
  PAGE_NAME_TAKEN: {
    en: 'Another page has the name {{name}}. Choose another name.',
    zh: '另一個頁面已使用名稱「{{name}}」。請選擇另一個名稱。',
  },
  APP_HOST_UNKNOWN: { en: 'This app does not have this host.', zh: '此應用程式沒有此主機。' },
  PATH_PATTERN_UNUSABLE: {
    en: 'The path pattern cannot be used: {{compiled}}. Patterns use RE2 syntax, without backreferences and lookaround.',
    zh: '路徑模式無法使用：{{compiled}}。模式使用 RE2 語法，沒有反向引用及環視。',
  },
  PATH_PATTERN_TOO_LARGE: {
    en: 'The path pattern is too large: use fewer or smaller repetitions, at most {{max}} steps in total.',
    zh: '路徑模式過大：請減少或縮短重複部分，合共最多 {{max}} 步。',
  },
  SOLD_PRODUCTS_MAX: {
    en: 'An app can sell at most {{max}} products; this list has {{count}}.',
    zh: '應用程式最多可銷售 {{max}} 個產品，此清單有 {{count}} 個。',
  },
  APP_ID_CHARACTERS: {
    en: 'The app id may contain letters, digits, _ and -, and begins with a letter. Use one such as travelApp.',
    zh: '應用程式 ID 可有英文字母、數字、_ 及 -，並以字母開首。請使用例如 travelApp。',
  },
  APP_TEMPLATE_UNKNOWN: {
    en: 'There is no app template with this name. Choose one of {{appTemplateIds}}.',
    zh: '沒有此名稱的應用程式範本。請選擇 {{appTemplateIds}} 其中之一。',
  },
  APP_EMAIL_INVALID: {
    en: 'This is not an email address. Enter one such as hello@insurer.example.',
    zh: '這不是電郵地址。請輸入例如 hello@insurer.example 的地址。',
  },
  SENDER_NAME_HAS_CONTROL_CHARACTER: {
    en: 'The sender name contains a control character. Remove it.',
    zh: '寄件人名稱含有控制字元。請將其移除。',
  },
  APP_TAKEN: {
    en: 'The app {{appId}} already exists. Choose another app id.',
    zh: '應用程式「{{appId}}」已經存在。請選擇另一個 ID。',
  },
  APP_UNKNOWN: { en: 'There is no app with this id.', zh: '沒有使用此 ID 的應用程式。' },
  HEAD_ELEMENT_WRONG: { en: 'Element {{position}} {{fault}}.', zh: '第 {{position}} 個元素{{fault}}。' },
  HEAD_SCRIPT_WRONG: { en: 'Script {{position}} {{fault}}.', zh: '第 {{position}} 個指令碼{{fault}}。' },
  HEAD_NOT_OBJECT: { en: 'must be an object of attributes', zh: '須為屬性的物件' },
  HEAD_ATTRIBUTE_REFUSED: {
    en: 'has the attribute {{name}}, which cannot be used; use {{allowed}}',
    zh: '含有不可使用的屬性「{{name}}」；請使用 {{allowed}}',
  },
  HEAD_ATTRIBUTE_TOO_LONG: {
    en: 'has an attribute that is not a text of at most {{max}} characters',
    zh: '含有不是文字或超過 {{max}} 個字元的屬性',
  },
  HEAD_REFERRER: {
    en: 'has the name referrer, which would replace the policy of the page',
    zh: '的名稱為 referrer，會取代頁面的政策',
  },
  HEAD_REL_UNKNOWN: { en: 'must have one of these as its rel: {{kinds}}', zh: '的 rel 須為其中之一：{{kinds}}' },
  HEAD_HREF_OUTSIDE: { en: 'must have an href that begins with https:// or /', zh: '的 href 須以 https:// 或 / 開首' },
  SCRIPT_EMPTY: { en: 'needs an address (src) or a text (innerHTML)', zh: '須有地址（src）或文字（innerHTML）' },
  SCRIPT_TWOFOLD: {
    en: 'has both an address (src) and a text (innerHTML); remove one of them',
    zh: '同時有地址（src）及文字（innerHTML）；請移除其中一項',
  },
  SCRIPT_ADDRESS_WRONG: {
    en: 'must have a src that begins with https:// or with a single /',
    zh: '的 src 須以 https:// 或單一個 / 開首',
  },
  SCRIPT_ENDS_EARLY: {
    en: 'contains </script or <!--, which would end it early',
    zh: '含有 </script 或 <!--，會令其提早結束',
  },
  NO_SCRIPT_NOT_TEXT: { en: 'needs a text (innerHTML), and nothing else', zh: '只須有文字（innerHTML）' },
  HEADER_REFUSED: { en: 'The header {{name}} cannot be used: {{fault}}.', zh: '標頭「{{name}}」無法使用：{{fault}}。' },
  HEADER_TWICE: { en: 'it occurs twice', zh: '其出現了兩次' },
  HEADER_UNKNOWN: { en: 'the headers of pages are {{allowed}}', zh: '頁面的標頭為 {{allowed}}' },
  HEADER_NOT_TEXT: { en: 'its value must be a text', zh: '其值須為文字' },
  HEADER_TOO_LONG: { en: 'its value has more than {{max}} characters', zh: '其值超過 {{max}} 個字元' },
  HEADER_VALUE_REFUSED: {
    en: 'its value is not allowed, or would weaken the page',
    zh: '其值不獲允許，或會減弱頁面的保護',
  },
  HEADER_OF_POLICY: {
    en: 'the server makes the policy of each page, and another one could weaken it',
    zh: '伺服器為每個頁面訂立政策，另一個政策可能減弱其作用',
  },
  HEADER_OF_REPORT_POLICY: { en: 'the server makes the policy of each page', zh: '伺服器為每個頁面訂立政策' },
  HEADER_OF_REFERRER: {
    en: 'the server sends no-referrer, and another value could weaken it',
    zh: '伺服器傳送 no-referrer，另一個值可能減弱其作用',
  },
  HEADER_OF_COOKIES: { en: 'pages set no cookies', zh: '頁面不設定 Cookie' },
  HEADER_OF_TLS: { en: 'the reverse proxy that ends TLS sends it', zh: '由終止 TLS 的反向代理傳送' },
  HEADER_OF_FRAMES: {
    en: 'the server does not allow other sites to show pages in a frame',
    zh: '伺服器不允許其他網站在框架中顯示頁面',
  },
  HEADER_OF_ORIGINS: {
    en: 'it would give pages of other origins access to the app',
    zh: '會讓其他來源的頁面存取應用程式',
  },
  FIELD_NOT_OBJECT: { en: 'The {{name}} must be a JSON object.', zh: '{{name}}必須為 JSON 物件。' },
  FIELD_NOT_OBJECT_OR_LIST: {
    en: 'The {{name}} must be a JSON object or list.',
    zh: '{{name}}必須為 JSON 物件或清單。',
  },
  TOO_MANY_FROM_ADDRESS: {
    en: 'There were too many requests from this address. Wait {{waitSeconds}} s, then try again.',
    zh: '此位址的請求過多。請等候 {{waitSeconds}} 秒後再試。',
  },
} as const;
