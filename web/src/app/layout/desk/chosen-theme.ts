/** Colours the desk as was chosen in the shop, under the key of public/first-paint.js; otherwise as the system is. */
export function applyChosenTheme(): void {
  try {
    const theme = localStorage.getItem('planet-heroes:theme');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off: the system's preference decides.
  }
}
