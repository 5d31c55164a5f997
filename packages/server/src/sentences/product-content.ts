export const productContentSentences = {
  READ_PRODUCTS_BYTES_MAX: {
    en: 'The products of this tenant have more than {{most}} bytes, the maximum that is read at once. Choose fewer products.',
    zh: '此租戶的產品超過 {{most}} 位元組，即每次讀取的上限。請減少選擇的產品。',
  },
  READ_PRODUCT_BYTES_MAX: {
    en: 'The products of this tenant have more than {{most}} bytes, the maximum that is read at once. Shorten its texts or logic.',
    zh: '此租戶的產品超過 {{most}} 位元組，即每次讀取的上限。請縮短其文字或邏輯。',
  },
  PRODUCT_COPY_OF_ITSELF: {
    en: 'A product cannot be a copy of itself. Choose another plan, type or version.',
    zh: '產品不可為自己的副本。請選擇另一個計劃、類型或版本。',
  },
  PRODUCT_COPY_WITH_BENEFITS: {
    en: 'A copy has the benefits of its source. Omit either copyOf or benefitInputs.',
    zh: '副本的保障與其來源相同。請略去 copyOf 或 benefitInputs。',
  },
  PRODUCT_COPY_WITH_TEMPLATE: {
    en: 'A copy has the content of its source. Omit either copyOf or template.',
    zh: '副本的內容與其來源相同。請略去 copyOf 或 template。',
  },
  PRODUCT_TWICE_IN_FILE: {
    en: 'The file already contains this product at position {{first}}.',
    zh: '檔案的位置 {{first}} 已有此產品。',
  },
  PRODUCT_TEXT_TWICE: {
    en: 'The text {{name}} occurs twice in one language.',
    zh: '文字「{{name}}」在同一語言出現了兩次。',
  },
  PRODUCT_TEXT_KEY_SHARED: {
    en: 'The text {{name}} has the same key as a text of another product whose type begins in the same way. Use another type or benefit.',
    zh: '文字「{{name}}」的鍵，與類型開首相同的另一產品的文字重複。請使用另一個類型或保障。',
  },
  INSURERS_OF_ONE_NAME: {
    en: '{{count}} insurers of this tenant are called {{name}}. Rename all but one of them.',
    zh: '此租戶有 {{count}} 間保險公司名為「{{name}}」。請更改名稱，只保留其中一間使用此名稱。',
  },
  INSURER_NAME_UNKNOWN: {
    en: 'This tenant has no insurer {{name}}. Ask an administrator to add it, then try again.',
    zh: '此租戶沒有保險公司「{{name}}」。請聯絡管理員新增，然後重試。',
  },
  EXPORT_OF_PRODUCT_OR_PLAN: {
    en: 'Name either a product or a plan, not both.',
    zh: '請指明產品或計劃其中之一，不可兩者皆有。',
  },
  PLAN_WITHOUT_PRODUCT: { en: 'There is no product of the plan {{plan}}.', zh: '計劃「{{plan}}」沒有產品。' },
  PLAN_AND_TYPE_WITHOUT_PRODUCT: {
    en: 'There is no product of the plan {{plan}} and the type {{type}}.',
    zh: '計劃「{{plan}}」及類型「{{type}}」沒有產品。',
  },
  EXPORT_PRODUCTS_MAX: {
    en: 'The plan has more than {{max}} products, the maximum for one file. Export its types or versions one by one.',
    zh: '計劃有超過 {{max}} 個產品，即每個檔案的上限。請逐一匯出其類型或版本。',
  },
  EXPORT_OF_PLAN_TOO_LARGE: {
    en: 'The file would have {{size}} bytes; the maximum is {{max}}. Export its versions one by one.',
    zh: '檔案將有 {{size}} 位元組，上限為 {{max}}。請逐一匯出其版本。',
  },
  EXPORT_OF_PRODUCT_TOO_LARGE: {
    en: 'The file would have {{size}} bytes; the maximum is {{max}}. Shorten its texts or logic.',
    zh: '檔案將有 {{size}} 位元組，上限為 {{max}}。請縮短其文字或邏輯。',
  },
  PRODUCT_SOLD: {
    en: 'Published apps sell this product: {{apps}}. Open requests: {{openRequests}}. Policies: {{policies}}. Remove the product from the apps and publish them, or send force: true to delete it anyway.',
    zh: '已發佈的應用程式銷售此產品：{{apps}}。未完成的申請：{{openRequests}}。保單：{{policies}}。請從應用程式移除產品並發佈，或傳送 force: true 強制刪除。',
  },
} as const;
