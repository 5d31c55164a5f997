// Handles style sheets that failed to load. Loading a part again loads only its script, because the bundler requests
// each sheet once; missing sheets are therefore requested here before any part is shown without them.

export async function loadMissingStyleSheets(): Promise<void> {
  await Promise.all(missingStyleSheets().map(loadAgain));
}

function missingStyleSheets(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter((link) => link.dataset['missing'] === 'true');
}

/** From here on, sheets that fail to load are marked. */
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
