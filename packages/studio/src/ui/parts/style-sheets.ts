// Style sheets that did not come. Whoever loads a part again gets its script alone, because the bundler asks for each
// sheet once; so the missing sheets are requested here, before any part is shown without them.

export async function loadMissingStyleSheets(): Promise<void> {
  await Promise.all(missingStyleSheets().map(loadAgain));
}

function missingStyleSheets(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter((link) => link.dataset['missing'] === 'true');
}

/** Sheets that fail are marked from here on. */
export function watchStyleSheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['missing'] = 'true';
    },
    true,
  );
}

async function loadAgain(missing: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = missing.crossOrigin;
  link.href = missing.href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)));
    missing.replaceWith(link);
  });
}
