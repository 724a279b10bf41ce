import * as Dialog from '@radix-ui/react-dialog';
import { type RefObject, useDeferredValue } from 'react';
import { MENU_LINKS, NAVIGATION_LINKS, NavLink, SparkleBadge, useMenuStore } from './navigation';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { useAudienceMode } from '../../state/mode-store';
import { LanguageToggle, ModeToggle, ThemeToggle } from './toggles';

/**
 * The menu on small screens: the mode's links and, for consumers, their trade-ins and Shop All (spec document 1,
 * section 2).
 */
export function MobileMenu({ opener }: { opener: RefObject<HTMLButtonElement | null> }) {
  const { open, setOpen } = useMenuStore();
  // The press is answered before a hundred elements are made: on a slow phone that takes a tenth of a second.
  const isMade = useDeferredValue(open);
  const mode = useAudienceMode();
  const { menu, navigation } = shellTexts;
  const links =
    mode === 'consumer' ? [...NAVIGATION_LINKS.consumer, ...MENU_LINKS] : NAVIGATION_LINKS.business;
  return (
    <Dialog.Root open={open && isMade} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="menu-overlay fixed inset-0 z-50 bg-[rgb(5_25_29/0.55)]" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the new screen has taken focus already, and keeps it.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
          className="menu-panel fixed inset-y-0 end-0 z-50 flex w-full max-w-sm flex-col overflow-y-auto bg-surface p-5 shadow-raised outline-none"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="font-display text-2xl font-medium">{menu.title}</Dialog.Title>
            <Dialog.Close
              aria-label={menu.close}
              className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-accent-soft"
            >
              <Icon name="close" className="size-6" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{menu.description}</Dialog.Description>
          <nav aria-label={navigation.label} className="mt-4">
            <ul className="flex flex-col">
              {links.map(({ to, text, highlighted }) => (
                <li key={to} className="border-b border-line">
                  <NavLink
                    to={to}
                    exactly={to === '/'}
                    onClick={() => setOpen(false)}
                    className={(isHere) =>
                      classNames(
                        'flex min-h-14 items-center gap-2 text-lg font-medium',
                        isHere ? 'text-accent' : 'text-ink',
                      )}
                  >
                    {navigation[text]}
                    {highlighted && <SparkleBadge />}
                    <Icon name="arrow" directional className="ms-auto text-ink-muted" />
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-6 flex items-center gap-3">
            <ModeToggle />
            <div className="ms-auto flex items-center gap-1">
              <LanguageToggle isNamed />
              <ThemeToggle />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
