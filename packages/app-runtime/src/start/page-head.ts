// Updates the title and description of the current page, and its language. The rest of the head is in the HTML.

/** Texts from a route's meta. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

export function showHead({ title, description }: PageHead): void {
  if (title) document.title = title;
  if (!description) return;
  const meta =
    document.querySelector('meta[name="description"]') ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'description');
  meta.setAttribute('content', description);
}

export function showTheme(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value);
}

/** Until then the page is hidden if the HTML is in another language. */
export function showPage(): void {
  delete document.documentElement.dataset['waits'];
}

export function showLanguage(locale: string): void {
  document.documentElement.lang = locale;
}
