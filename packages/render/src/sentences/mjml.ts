export const mjmlSentences = {
  // Compiling.
  MJML_BUSY: {
    en: 'Too many emails are being rendered at the moment. Try again shortly.',
    zh: '目前正在產生太多電郵。請稍後再試。',
  },
  MJML_BUSY_TENANT: {
    en: 'Too many emails of your tenant are waiting to be rendered. Try again shortly.',
    zh: '你的租戶等候產生的電郵過多。請稍後再試。',
  },
  MJML_BUSY_USER: {
    en: 'Too many of your emails are waiting to be rendered. Try again when some of them are done.',
    zh: '你等候產生的電郵過多。請待部分電郵完成後再試。',
  },
  MJML_CANNOT_COMPILE: { en: 'The mail cannot be compiled: {{fault}}', zh: '無法編譯電郵：{{fault}}' },
  MJML_COMPILER_STOPPED: { en: 'The compiler stopped: {{fault}}', zh: '編譯器已停止：{{fault}}' },
  MJML_HTML_MAX: {
    en: 'The finished HTML is longer than {{mebibytes}} MiB.',
    zh: '完成的 HTML 超過 {{mebibytes}} MiB。',
  },
  MJML_MAIL_MAX: {
    en: 'The mail is longer than {{mebibytes}} MiB after Liquid has run. Shorten its texts or lists.',
    zh: '執行 Liquid 後，電郵超過 {{mebibytes}} MiB。請縮短其文字或列表。',
  },
  MJML_MEMORY_MAX: {
    en: 'The mail takes too much memory to compile. Shorten its texts or lists.',
    zh: '編譯電郵需要過多記憶體。請縮短其文字或列表。',
  },
  MJML_TIME_MAX: {
    en: 'The mail takes longer than {{seconds}} seconds to compile. Shorten its lists, or use fewer components.',
    zh: '編譯電郵需要超過 {{seconds}} 秒。請縮短其列表，或減少元件。',
  },
  // Faults that the compiler reports.
  MJML_COLOR: { en: 'a color such as #1a2b3c', zh: '顏色，例如 #1a2b3c' },
  MJML_COMPILER_FAULT: { en: '{{fault}}', zh: '{{fault}}' },
  MJML_COMPONENT_MISPLACED: {
    en: '{{name}} cannot be used inside {{parent}}, only inside: {{allowed}}.',
    zh: '{{name}} 不可用於 {{parent}} 之內，只可用於：{{allowed}}。',
  },
  MJML_NUMBERS_WITH_UNIT: { en: 'numbers with the unit {{units}}', zh: '單位為 {{units}} 的數字' },
  MJML_VALUE_OF_NAMED_TYPE: {
    en: 'a value of the type that the component names',
    zh: '元件所指定類型的值',
  },
  MJML_VALUE_OF_TYPE: { en: 'a value of the type {{type}}', zh: '類型為 {{type}} 的值' },
  MJML_VALUE_WRONG: {
    en: '{{attribute}} cannot be "{{value}}" in <{{tag}}>. It takes {{taken}}.',
    zh: '<{{tag}}> 的 {{attribute}} 不可為「{{value}}」。它接受{{taken}}。',
  },
  ONE_OR_OTHER: { en: '{{one}} or {{other}}', zh: '{{one}} 或 {{other}}' },
  // Faults of the source.
  MJML_ATTRIBUTE_FORM: {
    en: 'This is not an attribute. An attribute is written name="value".',
    zh: '這不是屬性。屬性的寫法是 name="value"。',
  },
  MJML_ATTRIBUTE_TWICE: {
    en: 'The attribute {{name}} occurs twice. Only the first one counts.',
    zh: '屬性 {{name}} 出現兩次。只有第一個有效。',
  },
  MJML_ATTRIBUTE_UNKNOWN: { en: '<{{element}}> has no attribute {{name}}.', zh: '<{{element}}> 沒有屬性 {{name}}。' },
  MJML_ATTRIBUTE_UNQUOTED: {
    en: 'The value of {{name}} must be in quotation marks.',
    zh: '{{name}} 的值必須加上引號。',
  },
  MJML_ATTRIBUTE_WITHOUT_EFFECT: {
    en: '<{{element}}> has no attribute {{name}}. It has no effect.',
    zh: '<{{element}}> 沒有屬性 {{name}}，因此不會生效。',
  },
  MJML_ATTRIBUTE_WITHOUT_VALUE: { en: 'The attribute {{name}} has no value.', zh: '屬性 {{name}} 沒有值。' },
  MJML_BODY_MISSING: { en: 'There is no <mj-body> inside <mjml>.', zh: '<mjml> 之內沒有 <mj-body>。' },
  MJML_CDATA: {
    en: 'CDATA is missing from the mail. Write the text into mj-text.',
    zh: 'CDATA 不會出現在電郵中。請將文字寫入 mj-text。',
  },
  MJML_CLASS_UNKNOWN: {
    en: 'There is no mj-class {{name}} in mj-attributes.',
    zh: 'mj-attributes 中沒有 mj-class「{{name}}」。',
  },
  MJML_COMMENT_NOT_CLOSED: {
    en: 'This comment is never closed: --> is missing.',
    zh: '此註解沒有結束：欠缺 -->。',
  },
  MJML_COMPONENT_UNKNOWN: { en: 'There is no component <{{name}}>.', zh: '沒有元件 <{{name}}>。' },
  MJML_CSS_BRACE_NOT_CLOSED: { en: 'This { is never closed: } is missing.', zh: '此 { 沒有結束：欠缺 }。' },
  MJML_CSS_BRACE_NOT_OPENED: { en: 'This } has no matching {.', zh: '此 } 沒有對應的 {。' },
  MJML_CSS_COMMENT_NOT_CLOSED: {
    en: 'This comment is never closed: */ is missing.',
    zh: '此註解沒有結束：欠缺 */。',
  },
  MJML_CSS_QUOTE_MISSING: {
    en: 'A quotation mark is missing in this line.',
    zh: '此行欠缺引號。',
  },
  MJML_DEPTH_MAX: { en: 'Elements may be nested up to {{depth}} levels deep.', zh: '元素最多可有 {{depth}} 層。' },
  MJML_ELEMENTS_MAX: { en: 'The mail has more than {{max}} elements.', zh: '電郵超過 {{max}} 個元素。' },
  MJML_ELEMENT_NOT_BEGUN: {
    en: '</{{name}}> has no matching <{{name}}> before it.',
    zh: '</{{name}}> 之前沒有對應的 <{{name}}>。',
  },
  MJML_ELEMENT_NOT_CLOSED: {
    en: '<{{name}}> is never closed: </{{name}}> is missing.',
    zh: '<{{name}}> 沒有結束：欠缺 </{{name}}>。',
  },
  MJML_ELEMENT_OUTSIDE: {
    en: '<{{name}}> is outside of <mjml>, and would be missing from the mail.',
    zh: '<{{name}}> 在 <mjml> 之外，不會出現在電郵中。',
  },
  MJML_ELEMENT_OUTSIDE_BODY: {
    en: '<{{name}}> is directly inside <mjml>, and would be missing from the mail. Put it into <mj-body> or <mj-head>.',
    zh: '<{{name}}> 直接位於 <mjml> 之內，不會出現在電郵中。請將它放入 <mj-body> 或 <mj-head>。',
  },
  MJML_ELEMENT_SECOND: {
    en: 'There is a second <{{name}}>, which would be missing from the mail.',
    zh: '有第二個 <{{name}}>，不會出現在電郵中。',
  },
  MJML_FONT_HREF: {
    en: 'mj-font needs an href that begins with https://.',
    zh: 'mj-font 需要以 https:// 開頭的 href。',
  },
  MJML_FONT_NAME: {
    en: 'mj-font needs a name of letters, digits, spaces and hyphens.',
    zh: 'mj-font 需要由字母、數字、空格及連字號組成的名稱。',
  },
  MJML_FONT_NOT_ENCRYPTED: {
    en: 'The font is loaded without encryption, which many mail programs refuse. Use https.',
    zh: '字型以未加密方式載入，許多電郵程式會拒絕。請使用 https。',
  },
  MJML_HTML_MISPLACED: {
    en: '<{{name}}> is HTML, which is written inside mj-text, mj-table or mj-raw.',
    zh: '<{{name}}> 是 HTML，須寫在 mj-text、mj-table 或 mj-raw 之內。',
  },
  MJML_INCLUDE_UNSUPPORTED: {
    en: 'mj-include is not supported: a template must contain the complete mail. Insert the included content.',
    zh: '不支援 mj-include：模板必須包含完整的電郵。請直接加入該內容。',
  },
  MJML_INLINE_RULES_MAX: {
    en: 'The inline styles have more than {{max}} rules. Move some to an mj-style without inline.',
    zh: '行內樣式超過 {{max}} 條規則。請將部分規則移至沒有 inline 的 mj-style。',
  },
  MJML_LINK_REMOVED: {
    en: 'The address {{address}} was removed: mails may link to https, http, mailto and tel addresses.',
    zh: '已移除網址 {{address}}：電郵可連結至 https、http、mailto 及 tel 網址。',
  },
  MJML_NOT_LOWER_CASE: {
    en: 'The name {{written}} must be written in lower case: {{name}}.',
    zh: '名稱 {{written}} 必須以小寫書寫：{{name}}。',
  },
  MJML_PICTURE_WITHOUT_SOURCE: {
    en: 'This picture has no src, and is missing from the mail.',
    zh: '此圖片沒有 src，不會出現在電郵中。',
  },
  MJML_QUOTE_MISSING: {
    en: 'A quotation mark is missing at the end of the value of {{name}}.',
    zh: '{{name}} 的值末尾欠缺引號。',
  },
  MJML_ROOT_MISSING: {
    en: 'There is no <mjml> element. A mail is written inside <mjml> and <mj-body>.',
    zh: '沒有 <mjml> 元素。電郵須寫在 <mjml> 及 <mj-body> 之內。',
  },
  MJML_ROOT_WRONG: {
    en: 'A mail begins with <mjml>, not with <{{name}}>.',
    zh: '電郵以 <mjml> 開頭，而非 <{{name}}>。',
  },
  MJML_TAG_NOT_COMPLETE: {
    en: 'The tag <{{name}}> is not complete: > is missing.',
    zh: '標籤 <{{name}}> 不完整：欠缺 >。',
  },
  MJML_TEXT_OUTSIDE: {
    en: 'This text is not inside a component that shows text, and is missing from the mail. Put it into mj-text.',
    zh: '此文字不在顯示文字的元件之內，不會出現在電郵中。請將它放入 mj-text。',
  },
} as const;
