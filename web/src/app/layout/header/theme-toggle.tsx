import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../kit/icon';
import { useThemeStore } from '../../state/theme-store';

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
