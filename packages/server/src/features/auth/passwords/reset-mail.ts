// The email with a recovery link, in the studio's locales.

export const resetLinkLifetimeMinutes = 30;

interface Text {
  readonly subject: string;
  readonly text: string;
}

const texts: Readonly<Record<'en-US' | 'zh-HK', (link: string) => Text>> = {
  'en-US': (link) => ({
    subject: 'Reset your Coverwright password',
    text: [
      'A password reset was requested for your Coverwright account. To set a new password, open this link:',
      link,
      `The link works once, for ${resetLinkLifetimeMinutes} minutes. A newer request replaces it.`,
      'If you did not request this, you can ignore this email: nothing has changed.',
    ].join('\n\n'),
  }),
  'zh-HK': (link) => ({
    subject: '重設你的 Coverwright 密碼',
    text: [
      '有人要求重設你的 Coverwright 帳戶密碼。如要設定新密碼,請開啟以下連結:',
      link,
      `連結只可使用一次,並於 ${resetLinkLifetimeMinutes} 分鐘後失效。再次提出要求後,舊連結會即時失效。`,
      '如非本人要求,你的密碼並無更改,無須理會此電郵。',
    ].join('\n\n'),
  }),
};

/** In the first requested locale that has a text. */
export function resetMail(link: string, locales: readonly string[]): Text {
  for (const locale of locales) {
    if (locale === 'en-US' || locale === 'zh-HK') return texts[locale](link);
  }
  return texts['en-US'](link);
}

/** All secrets are in the fragment, which browsers never send. */
export function resetLink(publicUrl: string, parts: { tenantId: string; loginId: string; code: string }): string {
  return `${publicUrl.replace(/\/+$/, '')}/login#reset?${new URLSearchParams(parts).toString()}`;
}
