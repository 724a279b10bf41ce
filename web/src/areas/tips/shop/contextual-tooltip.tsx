import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from '../../../kernel/routing/use-routing';
import { tipsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { Hint, TooltipSide } from './hint';
import type { HintId } from './hints';
import { focusOnTips, HELP_BUTTON_ID, placeTooltip, TOOLTIP_ID } from './place-tooltip';
import { tipsActions, useTipsStore } from './tips-store';
import { currentLocale, directionOf } from '../../../kernel/i18n/locale';

const HIGHLIGHT_MARGIN_PX = 6;
/** What a tooltip needs above or below its target; a target with less of it is brought to the middle. */
const ROOM_PX = 220;
const MIRRORED: Record<TooltipSide, TooltipSide> = { top: 'top', bottom: 'bottom', left: 'right', right: 'left' };

/**
 * A hint beside its target, which it frames (spec document 1, sections 2 and 4). It closes
 * the menu that it was chosen in. Got it and the action dismiss it; the cross, Escape and a click elsewhere only close
 * it, and it stays in the menu.
 */
export function ContextualTooltip({ hint, target }: { hint: Hint<HintId>; target: Element }) {
  const tooltip = useRef<HTMLDivElement>(null);
  const highlight = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { types, gotIt, close, hints } = tipsTexts;
  const words: { title: string; content: string; action?: string } = hints[hint.id];

  useTooltipPlacement(target, hint.position, tooltip, highlight);
  useKeepFocus(tooltip);
  useCloseFromOutside(tooltip, hint.id);
  // On a phone the menu would lie over what the tip is about.
  useEffect(() => tipsActions.openMenu(false), []);

  const act = (): void => {
    if (hint.leadsTo) navigate(hint.leadsTo);
    tipsActions.dismiss(hint);
  };

  return (
    <>
      <div
        ref={highlight}
        aria-hidden
        className="pointer-events-none fixed z-45 rounded-md border-3 border-accent shadow-raised"
      />
      <div
        ref={tooltip}
        id={TOOLTIP_ID}
        role="dialog"
        aria-labelledby="tips-tooltip-title"
        aria-describedby="tips-tooltip-text"
        className="invisible fixed z-45 w-80 max-w-[calc(100vw-2.5rem)] rounded-lg border border-line bg-surface-raised p-4 shadow-raised"
      >
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-xs font-semibold text-accent">{types[hint.type]}</p>
            <p id="tips-tooltip-title" className="font-display text-lg font-semibold">
              {words.title}
            </p>
          </div>
          <button
            type="button"
            aria-label={close}
            onClick={() => tipsActions.hide(hint.id)}
            className="-me-2 -mt-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-full text-ink-muted hover:bg-accent-soft hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        <p id="tips-tooltip-text" className="mt-1 text-sm text-ink-muted">
          {words.content}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button data-first size="small" onClick={() => tipsActions.dismiss(hint)}>
            {gotIt}
          </Button>
          {words.action && (
            <Button size="small" variant="secondary" onClick={act}>
              {words.action}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** Focus that was in the tooltip goes on to the next one or to the help button when it disappears. */
function useKeepFocus(tooltip: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = tooltip.current;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      const { pathname } = location;
      // After an action the new screen takes the focus itself.
      requestAnimationFrame(() => location.pathname === pathname && focusOnTips());
    };
  }, [tooltip]);
}

function useCloseFromOutside(tooltip: React.RefObject<HTMLElement | null>, id: HintId): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      const inside = target instanceof Element
        && (tooltip.current?.contains(target) || target.closest(`#${HELP_BUTTON_ID}`));
      // A click that closes the menu leaves alone what was chosen in it.
      if (!inside && !useTipsStore.getState().menuOpen) tipsActions.hideAll();
    };
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
      // An Escape that closed something on top of the tooltip is used up.
      if (key === 'Escape' && !defaultPrevented) tipsActions.hide(id);
    };
    // Before the menu hears of the click, and closes.
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [tooltip, id]);
}

/** Keeps a tooltip beside its target and a frame around the target, while the page scrolls and changes its size. */
function useTooltipPlacement(
  target: Element,
  position: TooltipSide,
  tooltip: RefObject<HTMLElement | null>,
  highlight: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const side = directionOf(currentLocale()) === 'rtl' ? MIRRORED[position] : position;
    const place = (): void => {
      if (!tooltip.current || !highlight.current) return;
      const box = target.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: tooltip.current.offsetWidth, height: tooltip.current.offsetHeight };
      const { left, top } = placeTooltip(box, size, { width, height }, side);
      Object.assign(tooltip.current.style, { left: `${left}px`, top: `${top}px`, visibility: 'visible' });
      Object.assign(highlight.current.style, {
        left: `${box.left - HIGHLIGHT_MARGIN_PX}px`,
        top: `${box.top - HIGHLIGHT_MARGIN_PX}px`,
        width: `${box.width + 2 * HIGHLIGHT_MARGIN_PX}px`,
        height: `${box.height + 2 * HIGHLIGHT_MARGIN_PX}px`,
      });
    };
    const { top, bottom } = target.getBoundingClientRect();
    if (top < ROOM_PX || bottom > innerHeight - ROOM_PX) target.scrollIntoView({ block: 'center' });
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    if (tooltip.current) observer.observe(tooltip.current);
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [target, position, tooltip, highlight]);
}
