import { lazy, type ReactNode, useRef } from 'react';
import { tipsTexts } from '../texts.en';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { Icon } from '../../../kit/icon';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';
import { HELP_BUTTON_ID } from './tip-focus';
import { TipOnScreen } from './tip-on-screen';
import { tipsActions, useTipsStore } from './tips-store';

const loadPopover = () => loadCode(() => import('./tips-popover'));
const TipsPopover = lazy(async () => ({ default: (await loadPopover()).TipsPopover }));

/** The button with the number of tips, the menu that it opens, and the tip that was chosen there. */
export function HelpButton({ count, tutorial }: { count: number; tutorial: ReactNode }) {
  const menuOpen = useTipsStore((state) => state.menuOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TipOnScreen />
      <button
        ref={button}
        type="button"
        id={HELP_BUTTON_ID}
        aria-label={tipsTexts.help(count)}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        data-state={menuOpen ? 'open' : 'closed'}
        onPointerEnter={() => loadAhead(loadPopover)}
        onFocus={() => loadAhead(loadPopover)}
        onClick={() => tipsActions.openMenu(!menuOpen)}
        className="help-button relative grid cursor-pointer place-items-center rounded-full border border-accent bg-accent text-accent-ink shadow-raised transition-colors hover:bg-accent-strong"
      >
        <Icon name="bulb" className="size-6" />
        <span
          aria-hidden
          className="absolute end-0 -top-2.5 grid min-w-6 place-items-center rounded-full border border-accent bg-surface-raised px-1 text-xs leading-[1.4rem] font-bold text-accent tabular-nums"
        >
          {count}
        </span>
      </button>
      <OnceWanted wanted={menuOpen} onFailed={() => tipsActions.openMenu(false)}>
        <TipsPopover button={button} tutorial={tutorial} />
      </OnceWanted>
    </>
  );
}
