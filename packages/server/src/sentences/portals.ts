export const portalSentences = {
  PORTAL_REQUEST_UNKNOWN: { en: 'This request does not exist.', zh: '找不到此申請。' },
  PORTAL_DOCUMENT_UNKNOWN: { en: 'The app does not offer this document.', zh: '應用程式不提供此文件。' },
  PORTAL_POLICY_UNKNOWN: { en: 'The policy was not found.', zh: '找不到此保單。' },
} as const;
