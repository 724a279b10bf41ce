import { useState } from 'react';
import { create } from 'zustand';
import { takeOverAllParts } from '../../../kernel/hydration/drawn-part';
import { useAddress, useNavigate } from '../../../kernel/routing/use-routing';
import { rememberLocale, showLocale, useLocale } from '../../../kernel/i18n/locale';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { toastNotLoaded } from '../../../kernel/hydration/toast-not-loaded';
import { type AudienceMode, chooseMode, useAudienceMode } from '../../state/mode-store';

/** Shows the page in the other language, where it stands; the choice is remembered. The menu names it. */
export function LanguageToggle({ isNamed = false }: { isNamed?: boolean }) {
  const other = useLocale() === 'ar' ? 'en' : 'ar';
  const { search, hash } = useAddress();
  const navigate = useNavigate();
  const { language } = shellTexts;
  const [isBusy, setBusy] = useState(false);

  const choose = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      // As they were drawn first: only then do they change like the rest.
      await takeOverAllParts();
      await showLocale(other);
    } catch {
      toastNotLoaded();
      return;
    } finally {
      setBusy(false);
    }
    const asked = new URLSearchParams(search);
    // Where storage is switched off, the address carries the choice instead.
    if (rememberLocale(other)) asked.delete('lang');
    else asked.set('lang', other);
    if (asked.toString() === new URLSearchParams(search).toString()) return;
    navigate(`?${asked}${hash}`, { replace: true, state: { keepPlace: true } });
  };

  return (
    <button
      type="button"
      lang={other}
      aria-label={language}
      title={language}
      aria-busy={isBusy}
      onClick={() => void choose()}
      className="flex min-h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-full text-ink hover:bg-accent-soft"
    >
      <Icon name="globe" />
      {isNamed && <span className="pe-2 text-base font-medium">{language}</span>}
    </button>
  );
}

const MODES: readonly AudienceMode[] = ['consumer', 'business'];

/** Switches the shell between consumers and companies (spec document 1, section 2). */
export function ModeToggle() {
  const { pathname } = useAddress();
  const navigate = useNavigate();
  const mode = useAudienceMode();
  const text = shellTexts.mode;
  return (
    <div role="group" aria-label={text.label} className="flex rounded-full border border-line-strong p-0.5">
      {MODES.map((entry) => (
        <button
          key={entry}
          type="button"
          aria-pressed={entry === mode}
          onClick={() => chooseMode(entry, pathname, navigate)}
          className={classNames(
            'min-h-7 cursor-pointer rounded-full px-1.5 text-xs min-[22rem]:px-2.5 font-semibold transition-colors',
            entry === mode ? 'bg-accent text-accent-ink' : 'text-ink hover:bg-accent-soft',
          )}
        >
          {text[entry]}
        </button>
      ))}
    </div>
  );
}

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
