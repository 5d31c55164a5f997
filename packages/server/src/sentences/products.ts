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
  PRODUCT_WITHOUT_VERSION: { en: '{{plan}} / {{type}} without a version', zh: '{{plan}} / {{type}}（沒有版本）' },
  PRODUCT_INSURER_UNKNOWN: {
    en: 'This insurer does not exist. Choose another.',
    zh: '此保險公司並不存在。請選擇另一間。',
  },
} as const;
