export const productSentences = {
  PRODUCT_PART_CHARACTERS: {
    en: 'The {{name}} contains |, / or a control character. Remove them.',
    zh: '{{name}}含有 |、/ 或控制字元。請將其移除。',
  },
  PRODUCT_PART_DOTS: {
    en: 'The {{name}} cannot be {{value}}, because addresses cannot contain it. Use another.',
    zh: '{{name}}不可為「{{value}}」，因為網址不可包含此值。請使用另一個。',
  },
  PRODUCT_VERSION_DASH: {
    en: 'The version cannot be a single dash, which represents no version. Use another, or none.',
    zh: '版本不可為單一個「-」，因其代表沒有版本。請使用另一個，或留空。',
  },
  PRODUCT_TAKEN: {
    en: 'The product {{product}} already exists. Choose another plan, type or version.',
    zh: '產品「{{product}}」已經存在。請選擇另一個計劃、類型或版本。',
  },
  PRODUCT_UNKNOWN: { en: 'There is no product {{product}}.', zh: '沒有產品 {{product}}。' },
  PRODUCT_NOT_LIVE: {
    en: 'The product {{product}} is not live, so it has no prices and decisions yet. Publish it in a release, or name another state in the header X-Perspective.',
    zh: '產品 {{product}} 並未在線上，因此未有價格及決定。請先發佈該產品，或在標頭 X-Perspective 指定另一個狀態。',
  },
  PRODUCT_WITHOUT_VERSION: { en: '{{plan}} / {{type}} without a version', zh: '{{plan}} / {{type}}（沒有版本）' },
  PRODUCT_INSURER_UNKNOWN: {
    en: 'This insurer does not exist. Choose another.',
    zh: '此保險公司並不存在。請選擇另一間。',
  },
  DAY_INVALID: {
    en: '"{{text}}" is not a date. Enter year, month and day, such as 2028-01-31.',
    zh: '「{{text}}」不是日期。請輸入年、月、日，例如 2028-01-31。',
  },
  DAY_OUT_OF_RANGE: {
    en: 'The date {{text}} is not within the years {{first}} to {{last}}. Check the year.',
    zh: '日期 {{text}} 不在 {{first}} 年至 {{last}} 年之間。請檢查年份。',
  },
  PLAN_AND_TYPE_UNKNOWN: { en: 'There is no product {{plan}} / {{type}}.', zh: '沒有產品 {{plan}} / {{type}}。' },
  START_DATE_MISSING: {
    en: 'startDate is missing. Send the first day of the cover, such as 2028-01-31, or add a version to the address.',
    zh: '欠缺 startDate。請傳送保障首日，例如 2028-01-31，或在網址加上版本。',
  },
  START_DATE_NOT_TEXT: {
    en: 'startDate must be a text with year, month and day, such as 2028-01-31.',
    zh: 'startDate 須為包含年、月、日的文字，例如 2028-01-31。',
  },
  NO_EFFECTIVE_VERSION: {
    en: 'No version of {{plan}} / {{type}} has a date from which it is effective. Set the date of the version in the studio, or add a version to the address.',
    zh: '{{plan}} / {{type}} 沒有任何版本設有生效日期。請在工作室設定版本的生效日期，或在網址加上版本。',
  },
  VERSIONS_EFFECTIVE_LATER: {
    en: 'No version of {{plan}} / {{type}} is effective on {{day}}: the first one is effective from {{first}}. Use a later startDate, or add a version to the address.',
    zh: '{{plan}} / {{type}} 在 {{day}} 沒有生效的版本：最早的版本由 {{first}} 起生效。請使用較後的 startDate，或在網址加上版本。',
  },
  LIST_VERSIONS_MAX: {
    en: 'The list needs {{count}} versions of the product, and one request can use up to {{max}}. Send several lists.',
    zh: '此列表需要產品的 {{count}} 個版本，而每個請求最多可使用 {{max}} 個。請分成多個列表傳送。',
  },
  EFFECTIVE_FROM_TAKEN: {
    en: '{{product}} is already effective from {{day}}. Choose another date.',
    zh: '{{product}} 已由 {{day}} 起生效。請選擇另一個日期。',
  },
} as const;
