import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { HINTS as LIMITS } from '@planet-heroes/contracts/kernel/interface';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { tipsTexts } from '../texts.en';
import { focusOnTips } from './place-tooltip';
import { tipsActions, useTipsStore } from './tips-store';
import { preview } from './hint';

/** The menu of the tips, above the button that opens it. */
export function TipsPopover({ button, tutorial }: { button: RefObject<HTMLElement | null>; tutorial: ReactNode }) {
  const menuOpen = useTipsStore((state) => state.menuOpen);
  const isTipShown = useTipsStore(({ shown }) => shown.length > 0);
  return (
    <Popover.Root open={menuOpen} onOpenChange={tipsActions.openMenu}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLElement>} />
      <Popover.Portal>
        <div className="contents">
          {menuOpen && (
            <div
              aria-hidden
              // What a tip points at is not dimmed.
              className={classNames('menu-overlay fixed inset-0 z-40', !isTipShown && 'bg-[rgb(5_25_29/0.2)]')}
              data-state="open"
            />
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
            className="dialog-panel z-50 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-2rem)] flex-col rounded-lg border border-line bg-surface-raised shadow-raised outline-none"
          >
            <TipsMenu tutorial={tutorial} />
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The Context Tips menu: a toggle for each tip, and what concerns all of them (spec document 1, sections 2 and 9). */
function TipsMenu({ tutorial }: { tutorial: ReactNode }) {
  const { active, shown } = useTipsStore();
  const { menu, hints, types } = tipsTexts;
  return (
    <>
      <div className="px-5 pt-4">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm font-semibold text-accent">{menu.title}</p>
          {tutorial}
        </div>
        <h2 id="tips-menu-title" className="font-display text-xl font-semibold">
          {menu.heading}
        </h2>
      </div>
      <ul
        className="mt-2 flex min-h-0 flex-col overflow-y-auto px-5"
        style={{ maxHeight: `calc(var(--spacing) * ${LIMITS.listMaxHeightUnits})` }}
      >
        {active.map(({ id, type }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-3 last:border-0">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-ink-muted">{types[type]}</p>
              <p className="font-semibold">{hints[id].title}</p>
              <p className="text-sm text-ink-muted">{preview(hints[id].content, LIMITS.previewLength)}</p>
            </div>
            <Button
              size="small"
              variant={shown.includes(id) ? 'sand' : 'secondary'}
              aria-label={`${shown.includes(id) ? menu.hide : menu.show}: ${hints[id].title}`}
              onClick={() => tipsActions.toggle(id)}
              className="min-w-20"
            >
              {shown.includes(id) ? menu.hide : menu.show}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
        <Button size="small" variant="quiet" onClick={tipsActions.resetAll} className="-ms-3 px-3">
          {menu.resetAll}
        </Button>
        <Button size="small" variant="secondary" onClick={() => tipsActions.openMenu(false)} className="ms-auto">
          {menu.cancel}
        </Button>
        <Button size="small" onClick={tipsActions.dismissAll}>
          {menu.dismissAll}
        </Button>
      </div>
    </>
  );
}
