/** What was edited in a component's template: nodes are in the short form of `nodeName`. */
export const templateEditSentences = {
  NODE_ADDED: { en: '{{node}} was added to {{within}}.', zh: '已在 {{within}} 加入 {{node}}。' },
  NODE_ADDED_AT_TOP: { en: '{{node}} was added at the top level.', zh: '已在最上層加入 {{node}}。' },
  NODE_REMOVED: { en: '{{node}} was removed from {{within}}.', zh: '已從 {{within}} 移除 {{node}}。' },
  NODE_REMOVED_AT_TOP: { en: '{{node}} was removed from the top level.', zh: '已從最上層移除 {{node}}。' },
  NODE_MOVED: { en: '{{node}} was moved from {{from}} to {{within}}.', zh: '{{node}} 已從 {{from}} 移至 {{within}}。' },
  NODE_MOVED_TO_TOP: {
    en: '{{node}} was moved from {{from}} to the top level.',
    zh: '{{node}} 已從 {{from}} 移至最上層。',
  },
  NODE_MOVED_FROM_TOP: {
    en: '{{node}} was moved from the top level to {{within}}.',
    zh: '{{node}} 已從最上層移至 {{within}}。',
  },
  NODE_REPOSITIONED: { en: '{{node}} was moved within {{within}}.', zh: '{{node}} 已在 {{within}} 中移動。' },
  NODE_REPOSITIONED_AT_TOP: { en: '{{node}} was moved within the top level.', zh: '{{node}} 已在最上層中移動。' },
  NODE_TEXT_CHANGED: {
    en: 'The text {{before}} in {{within}} was changed to {{after}}.',
    zh: '{{within}} 中的文字 {{before}} 已改為 {{after}}。',
  },
  NODE_TEXT_CHANGED_AT_TOP: {
    en: 'The text {{before}} was changed to {{after}}.',
    zh: '文字 {{before}} 已改為 {{after}}。',
  },
  NODE_ELEMENT_CHANGED: { en: '{{before}} was changed to {{after}}.', zh: '{{before}} 已改為 {{after}}。' },
  NODE_ATTRIBUTE_ADDED: { en: '{{attribute}} was added to {{node}}.', zh: '已在 {{node}} 加入 {{attribute}}。' },
  NODE_ATTRIBUTE_REMOVED: { en: '{{attribute}} was removed from {{node}}.', zh: '已從 {{node}} 移除 {{attribute}}。' },
  NODE_ATTRIBUTE_CHANGED: {
    en: '{{attribute}} of {{node}} was changed from {{before}} to {{after}}.',
    zh: '{{node}} 的 {{attribute}} 已由 {{before}} 改為 {{after}}。',
  },
  NODE_SETTINGS_CHANGED: {
    en: 'The editor settings of {{node}} were changed.',
    zh: '{{node}} 的編輯器設定已更改。',
  },
  TEMPLATE_REFORMATTED: { en: 'Only the formatting of the template was changed.', zh: '只更改了範本的格式。' },
  TEMPLATE_EDITS_UNREADABLE: {
    en: 'The template was changed. Edits are not shown, as one version has errors.',
    zh: '範本已更改。由於其中一個版本有錯誤，因此沒有顯示各項更改。',
  },
  TEMPLATE_EDITS_TOO_LARGE: {
    en: 'The template was changed. Edits are not shown, as it is too large.',
    zh: '範本已更改。由於範本太大，因此沒有顯示各項更改。',
  },
  TEMPLATE_EDITS_OMITTED: { en: 'Further changes not shown: {{count}}.', zh: '另有 {{count}} 項更改沒有顯示。' },
} as const;
