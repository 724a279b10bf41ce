import { chooseLocale, locale } from '../../../shared/locale/locale';
import { messages } from '../../../shared/messages/messages';
import { Icon } from '../../../shared/ui/icon';

/** Leads to the page in the other language; the choice is remembered. */
export function LanguageToggle() {
  const other = locale === 'ar' ? 'en' : 'ar';
  const { language } = messages.shell;
  return (
    <button
      type="button"
      lang={other}
      aria-label={language}
      title={language}
      onClick={() => chooseLocale(other)}
      className="grid size-8 cursor-pointer place-items-center rounded-full text-ink hover:bg-accent-soft"
    >
      <Icon name="globe" />
    </button>
  );
}
