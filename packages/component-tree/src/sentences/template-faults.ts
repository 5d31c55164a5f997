export const templateFaultSentences = {
  START_TAG_INCOMPLETE: { en: 'The tag <{{name}}> is not complete.', zh: '標籤 <{{name}}> 並不完整。' },
  END_TAG_INCOMPLETE: { en: 'The end tag </{{name}} has no end: >', zh: '結束標籤 </{{name}} 沒有結尾：>' },
  END_TAG_MISSING: { en: 'The tag <{{name}}> has no end tag.', zh: '標籤 <{{name}}> 沒有結束標籤。' },
  END_TAG_UNMATCHED: {
    en: '</{{name}}> does not close any open tag.',
    zh: '</{{name}}> 沒有對應的開始標籤。',
  },
  COMMENT_INCOMPLETE: { en: 'This comment has no end: -->', zh: '此註解沒有結尾：-->' },
  CONDITIONAL_COMMENT_INCOMPLETE: {
    en: 'This conditional comment has no end: ]>',
    zh: '此條件註解沒有結尾：]>',
  },
  DOCTYPE_INCOMPLETE: { en: 'This doctype has no end: >', zh: '此 doctype 沒有結尾：>' },
  ELEMENTS_TOO_DEEP: {
    en: 'Elements are nested more than {{max}} deep.',
    zh: '元素的巢狀層數超過 {{max}} 層。',
  },
  TEMPLATE_FAULTS_LEFT: { en: 'Fix these problems to see the rest.', zh: '請先修正這些問題，以查看其餘問題。' },
} as const;
