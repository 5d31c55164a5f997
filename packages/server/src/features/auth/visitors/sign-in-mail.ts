// The email with a link to sign in to an app, in the studio's locales. Pure.

export const signInLinkMinutes = 15;

interface Mail {
  readonly subject: string;
  readonly text: string;
}

type ToMail = (appName: string, link: string) => Mail;

const mails: Readonly<Record<'en-US' | 'zh-HK', ToMail>> = {
  'en-US': (appName, link) => ({
    subject: `Sign in to ${appName}`,
    text: [
      `Open this link to sign in to ${appName}:`,
      link,
      `The link works once, for ${signInLinkMinutes} minutes. A newer one replaces it.`,
      'If you did not request it, ignore this email and do not share the link.',
    ].join('\n\n'),
  }),
  'zh-HK': (appName, link) => ({
    subject: `登入 ${appName}`,
    text: [
      `請開啟以下連結登入 ${appName}：`,
      link,
      `連結只可使用一次，並於 ${signInLinkMinutes} 分鐘後失效。再次要求連結後，舊連結會即時失效。`,
      '如非本人要求，請不用理會此電郵，亦切勿將連結交給他人。',
    ].join('\n\n'),
  }),
};

/** In the first requested locale that has a text. The name of an app may be long and contain any characters. */
export function signInMail(appName: string, link: string, locales: readonly string[]): Mail {
  const name = Array.from(appName.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .slice(0, 100)
    .join('');
  const locale = locales.find((one) => one === 'en-US' || one === 'zh-HK') ?? 'en-US';
  return mails[locale](name, link);
}

/**
 * Only for the app's own host, since a request's host header may be forged. The code is in the fragment, which
 * browsers never send.
 */
export function signInLink(host: string, code: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  const isLocal = host.endsWith('.localhost');
  const origin = isLocal ? `${protocol}//${host}${port === '' ? '' : `:${port}`}` : `https://${host}`;
  return `${origin}/sign-in#code=${code}`;
}
