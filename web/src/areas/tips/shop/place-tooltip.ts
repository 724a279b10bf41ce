import { HINTS } from '@planet-heroes/contracts/kernel/interface';
import type { TooltipSide } from './hint';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Placement {
  left: number;
  top: number;
  side: TooltipSide;
}

const OPPOSITE: Record<TooltipSide, TooltipSide> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function room(side: TooltipSide, target: Box, viewport: Size): number {
  switch (side) {
    case 'top':
      return target.top;
    case 'bottom':
      return viewport.height - target.top - target.height;
    case 'left':
      return target.left;
    case 'right':
      return viewport.width - target.left - target.width;
  }
}

function fits(side: TooltipSide, target: Box, tooltip: Size, viewport: Size): boolean {
  const needed = side === 'top' || side === 'bottom' ? tooltip.height : tooltip.width;
  return room(side, target, viewport) >= needed + HINTS.targetGapPx + HINTS.viewportGapPx;
}

function clamp(value: number, size: number, space: number): number {
  // Where it does not fit at all, its beginning is what must be in sight.
  return Math.max(Math.min(value, space - size - HINTS.viewportGapPx), HINTS.viewportGapPx);
}

/**
 * Where a tooltip stands: 12 px from its target, on the side asked for or the first that has room, and never closer
 * than 20 px to an edge of the viewport (spec document 1, section 5).
 */
export function placeTooltip(target: Box, tooltip: Size, viewport: Size, position: TooltipSide): Placement {
  const sides = [position, OPPOSITE[position], 'bottom', 'top', 'right', 'left'] as const;
  const side = sides.find((each) => fits(each, target, tooltip, viewport)) ?? position;
  const gap = HINTS.targetGapPx;
  const middle = {
    left: target.left + (target.width - tooltip.width) / 2,
    top: target.top + (target.height - tooltip.height) / 2,
  };
  const wanted = {
    top: { left: middle.left, top: target.top - gap - tooltip.height },
    bottom: { left: middle.left, top: target.top + target.height + gap },
    left: { left: target.left - gap - tooltip.width, top: middle.top },
    right: { left: target.left + target.width + gap, top: middle.top },
  }[side];
  return {
    left: clamp(wanted.left, tooltip.width, viewport.width),
    top: clamp(wanted.top, tooltip.height, viewport.height),
    side,
  };
}

/** Elements that focus goes to by name, as what had it disappears. */
export const HELP_BUTTON_ID = 'tips-help';
export const TOOLTIP_ID = 'tips-tooltip';

/** Puts focus where the tips continue: on the tooltip, else on the help button, else at the content. */
export function focusOnTips(): void {
  const next =
    document.querySelector<HTMLElement>(`#${TOOLTIP_ID} [data-first]`) ??
    document.getElementById(HELP_BUTTON_ID) ??
    document.getElementById('content');
  next?.focus({ preventScroll: true });
}
