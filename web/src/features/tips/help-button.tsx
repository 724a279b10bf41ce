import { Popover } from 'radix-ui';
import { messages } from '../../shared/messages/messages';
import { Icon } from '../../shared/ui/icon';
import { focusOnTips, HELP_BUTTON_ID } from './tip-focus';
import { TipsMenu } from './tips-menu';
import { tipsActions, useTipsStore } from './tips-store';

/** The floating button with the number of tips, and the menu that it opens. */
export function HelpButton({ count }: { count: number }) {
  const menuOpen = useTipsStore((state) => state.menuOpen);
  return (
    <Popover.Root open={menuOpen} onOpenChange={tipsActions.openMenu}>
      <Popover.Trigger
        id={HELP_BUTTON_ID}
        aria-label={messages.tips.help(count)}
        className="pointer-events-auto relative grid size-11 cursor-pointer place-items-center rounded-full border border-accent bg-accent text-accent-ink shadow-raised transition-colors hover:bg-accent-strong sm:size-12"
      >
        <Icon name="bulb" className="size-6" />
        <span
          aria-hidden
          className="absolute -end-1.5 -top-1.5 grid min-w-6 place-items-center rounded-full border border-accent bg-surface-raised px-1 text-xs leading-[1.4rem] font-bold text-accent tabular-nums"
        >
          {count}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <div className="contents">
          {menuOpen && <div aria-hidden className="menu-overlay fixed inset-0 z-40 bg-[rgb(5_25_29/0.2)]" data-state="open" />}
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
            <TipsMenu />
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}
