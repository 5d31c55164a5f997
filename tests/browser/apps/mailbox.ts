// The mailbox page, which shows mails if there is no mail server.

/** The newest sign-in link that was sent to the address. */
export async function signInLinkTo(url: string, email: string): Promise<string> {
  const page = (await (await fetch(`${url}/dev/mailbox`)).text()).replaceAll('&#38;', '&');
  const [, mail = ''] = page.split(`<p>To ${email},`);
  const [link] = /http:\/\/[\w.-]+:\d+\/sign-in#code=[\w-]+/.exec(mail) ?? [];
  if (link === undefined) throw new Error(`The mailbox has no sign-in link to ${email}.`);
  return link;
}
