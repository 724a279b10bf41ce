// Applies a remembered theme and language before the first paint. A file of its own, so that a strict content security
// policy can stay.

// That policy forbids code made from text. zod, which checks forms, would try it with its first schema and be reported.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  const remembered = (key) => {
    try {
      return localStorage.getItem(`planet-heroes:${key}`);
    } catch {
      // Storage is switched off: the system's preferences decide.
      return null;
    }
  };
  const root = document.documentElement;

  const theme = remembered('theme');
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
    }
  }

  const asked = new URLSearchParams(location.search).get('lang');
  if ((asked ?? remembered('locale')) === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
})();
