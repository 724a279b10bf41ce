import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { messages } from '../../shared/messages/messages';
import { Icon } from '../../shared/ui/icon';
import { focusOnTips, HELP_BUTTON_ID } from './tip-focus';
import { TipOnScreen } from './tip-on-screen';
import { TipsMenu } from './tips-menu';
import { tipsActions, useTipsStore } from './tips-store';

/** The button with the number of tips, the menu that it opens, and the tip that was chosen there. */
export function HelpButton({ count, tutorial }: { count: number; tutorial: ReactNode }) {
  const menuOpen = useTipsStore((state) => state.menuOpen);
  return (
    <>
      <TipOnScreen />
      <Popover.Root open={menuOpen} onOpenChange={tipsActions.openMenu}>
        <Popover.Trigger
          id={HELP_BUTTON_ID}
          aria-label={messages.tips.help(count)}
          className="help-button relative grid cursor-pointer place-items-center rounded-full border border-accent bg-accent text-accent-ink shadow-raised transition-colors hover:bg-accent-strong"
        >
          <Icon name="bulb" className="size-6" />
          <span
            aria-hidden
            className="absolute end-0 -top-2.5 grid min-w-6 place-items-center rounded-full border border-accent bg-surface-raised px-1 text-xs leading-[1.4rem] font-bold text-accent tabular-nums"
          >
            {count}
          </span>
        </Popover.Trigger>
        <Popover.Portal>
          <div className="contents">
            {menuOpen && (
              <div aria-hidden className="menu-overlay fixed inset-0 z-40 bg-[rgb(5_25_29/0.2)]" data-state="open" />
            )}
            <Popover.Content
              side="top"
              align="end"
              sideOffset={12}
              collisionPadding={16}
              aria-labelledby="tips-menu-title"
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                requestAnimationFrame(focusOnTips);
              }}
              className="dialog-panel z-50 flex w-96 max-w-[calc(100vw-2rem)] flex-col rounded-lg border border-line bg-surface-raised shadow-raised outline-none"
            >
              <TipsMenu tutorial={tutorial} />
            </Popover.Content>
          </div>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
