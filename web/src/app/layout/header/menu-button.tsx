import { lazy, useRef } from 'react';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../kit/icon';
import { useMenuStore } from '../../state/menu-store';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';

const loadMenu = () => loadCode(() => import('./mobile-menu'));
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

/** Opens the menu on small screens. The dialog's code loads when a visitor reaches for the button. */
export function MenuButton() {
  const { open, setOpen } = useMenuStore();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        data-tip="mobile-navigation"
        type="button"
        aria-label={shellTexts.menu.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => loadAhead(loadMenu)}
        onFocus={() => loadAhead(loadMenu)}
        onClick={() => setOpen(true)}
        className="grid size-11 max-sm:-me-2 cursor-pointer place-items-center rounded-full text-ink hover:bg-accent-soft xl:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <OnceWanted wanted={open} onFailed={() => setOpen(false)}>
        <MobileMenu opener={opener} />
      </OnceWanted>
    </>
  );
}
