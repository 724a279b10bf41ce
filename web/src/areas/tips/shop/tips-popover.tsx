import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { focusOnTips } from './tip-focus';
import { TipsMenu } from './tips-menu';
import { tipsActions, useTipsStore } from './tips-store';

/** The menu of the tips, above the button that opens it. */
export function TipsPopover({ button, tutorial }: { button: RefObject<HTMLElement | null>; tutorial: ReactNode }) {
  const menuOpen = useTipsStore((state) => state.menuOpen);
  return (
    <Popover.Root open={menuOpen} onOpenChange={tipsActions.openMenu}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLElement>} />
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
            // The button closes the menu itself.
            onInteractOutside={(event) =>
              event.target instanceof Node && button.current?.contains(event.target) && event.preventDefault()}
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
  );
}
