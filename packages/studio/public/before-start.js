// Runs before anything else, as a file of its own because the page's policy allows no inline script.
(() => {
  // Without its first script or style sheet, or where the browser refuses storage, the studio cannot say anything itself;
  // the page is never blank.
  const showLoadFailure = () => {
    const root = document.querySelector('#root');
    const message = document.querySelector('#load-failure');
    if (root && message && root.childElementCount === 0) {
      root.append(message.content.cloneNode(true));
      root.querySelector('button').addEventListener('click', () => location.reload());
    }
  };
  addEventListener('studio-load-failure', showLoadFailure);
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showLoadFailure);
        else showLoadFailure();
      }
    },
    true,
  );

  // A stored dark theme must not flash light.
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const stored = storedScheme();
  const scheme = stored === 'light' || stored === 'dark' ? stored : isSystemDark ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme = scheme;

  function storedScheme() {
    try {
      return localStorage.getItem('colorScheme');
    } catch {
      return null;
    }
  }
})();
