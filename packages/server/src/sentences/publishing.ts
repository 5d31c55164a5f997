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
} as const;
