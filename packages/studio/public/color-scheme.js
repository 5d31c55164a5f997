// Runs before the first paint, so that a stored dark theme does not flash light. The page's policy allows no inline script.
(() => {
  const stored = localStorage.getItem('colorScheme');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : isSystemDark ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme = scheme;
})();
