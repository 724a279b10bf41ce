import { create } from 'zustand';

export type Theme = 'light' | 'dark';

/** The same key as in public/first-paint.js, which applies the choice before the first paint. */
const STORAGE_KEY = 'planet-heroes:theme';

interface ThemeState {
  theme: Theme;
  choose: (theme: Theme) => void;
}

/** Neither this nor the page is there while the build draws a screen ahead. */
const systemPrefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function chosenTheme(): Theme | undefined {
  const theme = globalThis.document?.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

function systemTheme(): Theme {
  return systemPrefersDark?.matches ? 'dark' : 'light';
}

/** Colours the page, and the browser's own bars around it. */
function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}

/**
 * The colours that show: the visitor's choice, remembered, and before any choice the system's. The initial state is
 * what screens are drawn ahead with.
 */
export const useThemeStore = create<ThemeState>()((set) => ({
  theme: 'light',
  choose: (theme) => {
    apply(theme);
    remember(theme);
    set({ theme });
  },
}));

useThemeStore.setState({ theme: chosenTheme() ?? systemTheme() });
systemPrefersDark?.addEventListener('change', () => {
  if (!chosenTheme()) useThemeStore.setState({ theme: systemTheme() });
});
