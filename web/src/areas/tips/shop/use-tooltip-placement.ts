import { type RefObject, useLayoutEffect } from 'react';
import { currentLocale, directionOf } from '../../../kernel/i18n/locale';
import type { TooltipSide } from './hint';
import { placeTooltip } from './place-tooltip';

const HIGHLIGHT_MARGIN_PX = 6;
const MIRRORED: Record<TooltipSide, TooltipSide> = { top: 'top', bottom: 'bottom', left: 'right', right: 'left' };

/** Keeps a tooltip beside its target and a frame around the target, while the page scrolls and changes its size. */
export function useTooltipPlacement(
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
    target.scrollIntoView({ block: 'center' });
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
