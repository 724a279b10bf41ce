import { useState } from 'react';
import { takeOverAllParts } from '../../../kernel/hydration/drawn-part';
import { useAddress, useNavigate } from '../../../kernel/routing/use-routing';
import { rememberLocale, showLocale, useLocale } from '../../../kernel/i18n/locale';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../kit/icon';
import { toastNotLoaded } from '../../../kernel/hydration/toast-not-loaded';

/** Shows the page in the other language, where it stands; the choice is remembered. */
export function LanguageToggle() {
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
      className="grid size-9 cursor-pointer place-items-center rounded-full text-ink hover:bg-accent-soft"
    >
      <Icon name="globe" />
    </button>
  );
}
