// Runs before anything else, as a file of its own because the page's policy allows no inline script.
(() => {
  // A stored dark theme must not flash light.
  const stored = localStorage.getItem('colorScheme');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : isSystemDark ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme = scheme;

  // Without its first script or style sheet the studio cannot say anything itself; the page is never blank.
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
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showLoadFailure);
        else showLoadFailure();
      }
    },
    true,
  );
})();
