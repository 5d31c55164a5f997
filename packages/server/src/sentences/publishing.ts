export const publishingSentences = {
  THEME_VALUE_INVALID: {
    en: 'The value of "{{id}}" in the theme is not a CSS value that can be used.',
    zh: '主題中「{{id}}」的值不是可用的 CSS 值。',
  },
  COMPONENTS_IN_CIRCLE: {
    en: 'The components use each other in a circle: {{cycle}}. Remove one of these uses.',
    zh: '元件循環互相使用：{{cycle}}。請移除其中一個使用。',
  },
  PUBLISHED_PAGES_MAX: {
    en: 'The app has {{count}} pages; the limit is {{max}}.',
    zh: '應用程式有 {{count}} 個頁面，上限為 {{max}} 個。',
  },
  PAGE_COMPONENT_UNKNOWN: {
    en: 'The page "{{page}}" shows the component {{component}}, which does not exist.',
    zh: '頁面「{{page}}」顯示的元件「{{component}}」並不存在。',
  },
  PAGE_COMPONENT_DEPRECATED: {
    en: 'The page "{{page}}" shows the component {{component}}, which is deprecated.',
    zh: '頁面「{{page}}」顯示的元件「{{component}}」已棄用。',
  },
  REDIRECT_OUTSIDE: {
    en: 'A redirect leads to a path of the app, such as /start; "{{redirect}}" does not.',
    zh: '轉址須通往應用程式的路徑，例如 /start；「{{redirect}}」則不然。',
  },
  PAGE_EMPTY: {
    en: 'The page "{{page}}" has neither a component nor a redirect.',
    zh: '頁面「{{page}}」既沒有元件，亦沒有轉址。',
  },
  PAGE_SHADOWED: {
    en: 'The page at {{path}} is never shown: the page at {{earlier}} answers the same path first.',
    zh: '位於 {{path}} 的頁面永不會顯示：位於 {{earlier}} 的頁面已先回應同一路徑。',
  },
  PAGES_TOO_LARGE: {
    en: 'The HTML of the {{count}} pages totals more than 8 MiB. Move the scripts of the head to files, or use fewer pages.',
    zh: '{{count}} 個頁面的 HTML 合共超過 8 MiB。請將 head 的指令碼移到檔案，或減少頁面。',
  },
  THEME_ID_INVALID: {
    en: 'The id "{{id}}" of the theme must have 1 to 40 letters, digits and hyphens.',
    zh: '主題的 ID「{{id}}」須由 1 至 40 個英文字母、數字及連字號組成。',
  },
  THEME_ID_MISSING: {
    en: 'An id of the theme must have 1 to 40 letters, digits and hyphens.',
    zh: '主題的 ID 須由 1 至 40 個英文字母、數字及連字號組成。',
  },
  FONT_UNKNOWN: {
    en: 'The font {{key}} is not among the files of this tenant. Upload it, then choose it in the theme.',
    zh: '此租戶的檔案中沒有字型「{{key}}」。請先上載，然後在主題中選擇。',
  },
  FONT_FORMAT_UNKNOWN: {
    en: 'A font is a file in the format WOFF2, WOFF, TTF or OTF; {{key}} is not.',
    zh: '字型須為 WOFF2、WOFF、TTF 或 OTF 格式的檔案；「{{key}}」並非此類檔案。',
  },
  COMPONENT_FAULT: { en: '{{component}}, {{part}}: {{fault}}', zh: '「{{component}}」的{{part}}：{{fault}}' },
  COMPONENT_FAULT_AT: {
    en: '{{component}}, {{part}}, line {{line}}, column {{column}}: {{fault}}',
    zh: '「{{component}}」的{{part}}，第 {{line}} 行第 {{column}} 欄：{{fault}}',
  },
  IMPORTED_COMPONENT_UNKNOWN: { en: 'There is no component "{{path}}".', zh: '沒有元件「{{path}}」。' },
  USED_COMPONENT_UNKNOWN: { en: 'The component {{name}} does not exist.', zh: '元件「{{name}}」並不存在。' },
  USED_COMPONENT_DEPRECATED: { en: 'The component {{name}} is deprecated.', zh: '元件「{{name}}」已棄用。' },
  COMPILATION_TOO_LONG: {
    en: 'The compilation of the app exceeds the time limit of {{seconds}} seconds. Simplify its templates, or split them into components.',
    zh: '編譯應用程式超出 {{seconds}} 秒的時限。請簡化其模板，或分成多個元件。',
  },
  COMPILATION_TOO_LARGE: {
    en: 'The compilation of the app exceeds the memory limit of {{mebibytes}} MiB. Simplify its templates, or split them into components.',
    zh: '編譯應用程式超出 {{mebibytes}} MiB 的記憶體上限。請簡化其模板，或分成多個元件。',
  },
  SCRIPT_WITHOUT_EXPORT: {
    en: 'The script must export the options of the component: export default { … }',
    zh: '指令碼須匯出元件的選項：export default { … }',
  },
  SCRIPT_IMPORT_REFUSED: {
    en: 'The script imports "{{what}}". It can import components of this tenant, such as \'./QuoteForm.vue\', and {{validators}}.',
    zh: "指令碼匯入「{{what}}」。指令碼只可匯入此租戶的元件，例如 './QuoteForm.vue'，以及 {{validators}}。",
  },
  SCRIPT_IMPORT_COMPUTED: {
    en: "The script imports what is only known while it runs. It can import components of this tenant, such as './QuoteForm.vue', and {{validators}}.",
    zh: "指令碼匯入的內容在執行時才確定。指令碼只可匯入此租戶的元件，例如 './QuoteForm.vue'，以及 {{validators}}。",
  },
  CUSTOM_CSS_FAULT: {
    en: 'Custom CSS, line {{line}}, column {{column}}: {{fault}}',
    zh: '自訂 CSS，第 {{line}} 行第 {{column}} 欄：{{fault}}',
  },
  CSS_IMPORT_REFUSED: {
    en: 'Style sheets cannot be imported. Copy the rules instead.',
    zh: '不可匯入樣式表。請改為複製其規則。',
  },
  CSS_IMAGE_SET_REFUSED: {
    en: 'image-set() is not supported. Use url() with a file of this tenant.',
    zh: '不支援 image-set()。請以 url() 使用此租戶的檔案。',
  },
  CSS_FILE_OUTSIDE: {
    en: '"{{target}}" is not a file of this app. Use a path that begins with one slash, or a data: URL of an image.',
    zh: '「{{target}}」不是此應用程式的檔案。請使用以一個斜線開首的路徑，或圖片的 data: 網址。',
  },
  APP_COMPONENTS_MAX: {
    en: 'The app has {{count}} components; the limit is {{limit}}.',
    zh: '應用程式有 {{count}} 個元件，上限為 {{limit}} 個。',
  },
  APP_SOURCE_MAX: {
    en: 'The app has {{count}} characters of all components; the limit is {{limit}}.',
    zh: '應用程式的所有元件共有 {{count}} 個字元，上限為 {{limit}} 個。',
  },
  APP_THEME_MAX: {
    en: 'The app has {{count}} characters of the theme; the limit is {{limit}}.',
    zh: '應用程式的主題有 {{count}} 個字元，上限為 {{limit}} 個。',
  },
  APP_VARIANTS_MAX: {
    en: 'The app has {{count}} characters of the variants; the limit is {{limit}}.',
    zh: '應用程式的變體有 {{count}} 個字元，上限為 {{limit}} 個。',
  },
  APP_FILES_MAX: {
    en: 'The app has {{count}} bytes of files; the limit is {{limit}}.',
    zh: '應用程式的檔案有 {{count}} 位元組，上限為 {{limit}}。',
  },
  APP_TEMPLATE_MAX: {
    en: 'The app has {{count}} characters of the template of {{name}}; the limit is {{limit}}.',
    zh: '「{{name}}」的模板有 {{count}} 個字元，上限為 {{limit}} 個。',
  },
  APP_SCRIPT_MAX: {
    en: 'The app has {{count}} characters of the script of {{name}}; the limit is {{limit}}.',
    zh: '「{{name}}」的指令碼有 {{count}} 個字元，上限為 {{limit}} 個。',
  },
  EXPRESSION_SYNTAX_REFUSED: {
    en: 'An expression uses a syntax that templates cannot have, such as ?. or ??. Move it to a computed value of the script.',
    zh: '有運算式使用了模板不可使用的語法，例如 ?. 或 ??。請將其移到指令碼的 computed 值。',
  },
  EXPRESSION_REFUSED: {
    en: 'An expression uses a syntax that templates cannot have, such as ?. or ??. Move it to a computed value of the script. ({{why}})',
    zh: '有運算式使用了模板不可使用的語法，例如 ?. 或 ??。請將其移到指令碼的 computed 值。（{{why}}）',
  },
  SCRIPT_TYPE_UNKNOWN: {
    en: 'Scripts of the type "{{type}}" are not supported.',
    zh: '不支援類型為「{{type}}」的指令碼。',
  },
  SCRIPT_ADDRESS_INVALID: {
    en: 'The script {{src}} must have an address that begins with https://, or with one slash.',
    zh: '指令碼「{{src}}」的網址須以 https:// 或一個斜線開首。',
  },
  SCRIPT_TEXT_ENDS_ELEMENT: {
    en: 'The text of a script cannot contain </script or <!--.',
    zh: '指令碼的文字不可含有 </script 或 <!--。',
  },
  META_REPLACES_HEADERS: {
    en: 'A meta element with http-equiv could replace the headers of the page. Remove it.',
    zh: '含有 http-equiv 的 meta 元素可取代頁面的標頭。請將其移除。',
  },
  META_REPLACES_POLICY: {
    en: 'A meta element with the name referrer would replace the policy of the page. Remove it.',
    zh: '名為 referrer 的 meta 元素會取代頁面的政策。請將其移除。',
  },
  LINK_NOT_TO_OWN_FILE: {
    en: 'The link "{{rel}}" must lead to a file of this app, such as /api/v1/files/logo.png.',
    zh: '連結「{{rel}}」須指向此應用程式的檔案，例如 /api/v1/files/logo.png。',
  },
  LINK_KIND_REFUSED: {
    en: 'Links of the kind "{{rel}}" are not supported, because they could load code or styles.',
    zh: '不支援「{{rel}}」類的連結，因其可載入程式碼或樣式。',
  },
  LINK_ADDRESS_INVALID: {
    en: 'The link "{{rel}}" must have an address that begins with https://, or with one slash.',
    zh: '連結「{{rel}}」的網址須以 https:// 或一個斜線開首。',
  },
  ATTRIBUTE_REPLACES_POLICY: {
    en: 'The attribute referrerpolicy would replace the policy of the page. Remove it.',
    zh: '屬性 referrerpolicy 會取代頁面的政策。請將其移除。',
  },
  ATTRIBUTE_RUNS_CODE: {
    en: 'The attribute "{{name}}" could run code. Remove it.',
    zh: '屬性「{{name}}」可執行程式碼。請將其移除。',
  },
  HEADER_NOT_SETTABLE: {
    en: 'The header "{{name}}" cannot be set, because it could weaken the pages. Allowed are {{names}}.',
    zh: '不可設定標頭「{{name}}」，因其可削弱頁面的安全。可設定的標頭為 {{names}}。',
  },
  HEADER_VALUE_INVALID: {
    en: 'The value of the header "{{name}}" must be a text of up to 1,000 plain characters.',
    zh: '標頭「{{name}}」的值須為最多 1,000 個純文字字元。',
  },
  PATH_WITHOUT_SLASH: { en: 'The path "{{path}}" must begin with a slash.', zh: '路徑「{{path}}」須以斜線開首。' },
  PATH_TOO_LONG: { en: 'A path can have at most 500 characters.', zh: '路徑最多可有 500 個字元。' },
  PUBLISHED_PARAMETERS_MAX: {
    en: 'A path can have at most {{max}} parameters.',
    zh: '路徑最多可有 {{max}} 個參數。',
  },
  PATH_PATTERN_REFUSED: {
    en: 'The pattern of the parameter "{{name}}" is not allowed: use one set of characters, such as (\\d+), or a list of words, such as (travel|health).',
    zh: '參數「{{name}}」的模式不可使用：請使用一組字元，例如 (\\d+)，或詞語的列表，例如 (travel|health)。',
  },
  PATH_WILDCARDS_MAX: {
    en: 'Only one parameter of a path may match several parts, such as :rest* or *.',
    zh: '路徑只可有一個參數符合多個部分，例如 :rest* 或 *。',
  },
  PATH_PARAMETER_INCOMPLETE: {
    en: 'A parameter must fill the complete part between two slashes.',
    zh: '參數須佔用兩個斜線之間的整個部分。',
  },
  PATH_CHARACTERS_REFUSED: {
    en: 'The path "{{path}}" has characters that a path cannot have.',
    zh: '路徑「{{path}}」含有路徑不可使用的字元。',
  },
} as const;
