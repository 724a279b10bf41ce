import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { tipsTexts } from '../texts.en';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { Icon } from '../../../kit/icon';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';
import { HELP_BUTTON_ID } from './place-tooltip';
import { tipsActions, useTipsStore } from './tips-store';
import { createPortal } from 'react-dom';
import { ContextualTooltip } from './contextual-tooltip';
import { type Hint, onScreen } from './hint';
import type { HintId } from './hints';

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

/** The tooltip of the hint whose turn it is. */
function TipOnScreen() {
  const hint = useTipsStore(onScreen<Hint<HintId>>);
  return hint && <Tip key={hint.id} hint={hint} />;
}

/** Shows a hint beside its target; without a target it is not shown (spec document 1, section 5). */
function Tip({ hint }: { hint: Hint<HintId> }) {
  const [target] = useState(() => findTarget(hint.target));
  useEffect(() => {
    if (target) return;
    console.warn('Tooltip target not found', hint.id);
    tipsActions.hide(hint.id);
  }, [hint, target]);
  return target && createPortal(<ContextualTooltip hint={hint} target={target} />, document.body);
}

function query(target: string): Element | null {
  if (/^[\w-]+$/.test(target)) return document.querySelector(`[data-testid="${target}"], [data-tip="${target}"]`);
  return document.querySelector(target);
}

/** The element that a hint points at: the first of its targets that is on the page and in sight. */
function findTarget(targets: readonly string[]): Element | undefined {
  for (const target of targets) {
    const element = query(target);
    if (element && element.getClientRects().length > 0) return element;
  }
  return undefined;
}
