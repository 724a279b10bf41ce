import { create } from 'zustand';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../kit/icon';

type Theme = 'light' | 'dark';

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
const useThemeStore = create<ThemeState>()((set) => ({
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

/** Switches between light and dark colours; the choice is remembered. */
export function ThemeToggle() {
  const { theme, choose } = useThemeStore();
  const { toDark, toLight } = shellTexts.theme;
  const dark = theme === 'dark';
  return (
    <button
      type="button"
      aria-label={dark ? toLight : toDark}
      onClick={() => choose(dark ? 'light' : 'dark')}
      className="grid size-9 cursor-pointer place-items-center rounded-full text-ink hover:bg-accent-soft"
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
