// The email that invites a user to a tenant, in the studio's locales.

export const invitationLifetimeDays = 7;

interface Text {
  readonly subject: string;
  readonly text: string;
}

const texts: Readonly<Record<'en-US' | 'zh-HK', (link: string) => Text>> = {
  'en-US': (link) => ({
    subject: 'You have been invited to Coverwright',
    text: [
      'An administrator has created a Coverwright account for you. To choose your password, open this link:',
      link,
      `The link works once, for ${invitationLifetimeDays} days. A newer invitation replaces it.`,
      'If you did not expect this invitation, you can ignore this email.',
    ].join('\n\n'),
  }),
  'zh-HK': (link) => ({
    subject: '你獲邀使用 Coverwright',
    text: [
      '管理員已為你開設 Coverwright 帳戶。請開啟以下連結設定密碼:',
      link,
      `連結只可使用一次,並於 ${invitationLifetimeDays} 日後失效。再次發出邀請後,舊連結會即時失效。`,
      '如你不清楚此邀請的來由,無須理會此電郵。',
    ].join('\n\n'),
  }),
};

/** In the first requested locale that has a text. */
export function invitationMail(link: string, locales: readonly string[]): Text {
  for (const locale of locales) {
    if (locale === 'en-US' || locale === 'zh-HK') return texts[locale](link);
  }
  return texts['en-US'](link);
}

/**
 * The page for a new password, marked so that it shows a welcome. All secrets are in the fragment, which
 * browsers never send.
 */
export function invitationLink(publicUrl: string, parts: { tenantId: string; loginId: string; code: string }): string {
  const fragment = new URLSearchParams({ ...parts, invitation: 'true' }).toString();
  return `${publicUrl.replace(/\/+$/, '')}/login#reset?${fragment}`;
}
