// Applies a remembered theme before the first paint. A file of its own, so that a strict content security policy can stay.
try {
  const theme = localStorage.getItem('planet-heroes:theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
    }
  }
} catch {
  // Storage is switched off: the system's preference decides.
}
