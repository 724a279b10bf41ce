import { CALM_EASING, mayMove } from './motion';

const FALL_MS = 620;
const RIPPLE_MS = 260;
/** Where nothing is named that it comes from, in px above its target. */
const HEIGHT = 56;
const SIZE = 22;

/**
 * A drop of water falls onto an element and runs out in a ring: points on their way to where they count. It comes from
 * another element where one is named. Nothing happens where less motion is asked for, or out of sight.
 */
export function letDropFall(onto: Element, from?: Element | null): void {
  const target = middleOf(onto);
  if (!mayMove() || !isInSight(target)) return;
  const start = from ? middleOf(from) : { x: target.x, y: target.y - HEIGHT };
  const layer = document.createElement('span');
  layer.setAttribute('aria-hidden', 'true');
  layer.className = 'pointer-events-none fixed top-0 left-0 z-60';
  const ring = part('absolute size-[22px] rounded-full border-2 border-sea opacity-0');
  // A square with one sharp corner, turned: it needs no drawing of its own.
  const drop = part('absolute size-[18px] rounded-full rounded-tl-none border border-surface bg-sea');
  layer.append(ring, drop);
  document.body.append(layer);
  const at = ({ x, y }: Point, rest: string) => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) ${rest}`;
  drop.animate(
    [
      { transform: at(start, 'rotate(45deg) scale(0.4)'), opacity: 0 },
      { transform: at(start, 'rotate(45deg)'), opacity: 1, offset: 0.2 },
      { transform: at(target, 'rotate(45deg)'), opacity: 1, offset: 0.92 },
      { transform: at(target, 'rotate(45deg) scale(0.2)'), opacity: 0 },
    ],
    { duration: FALL_MS, easing: 'cubic-bezier(0.5, 0, 0.75, 0.6)', fill: 'both' },
  );
  ring.animate(
    [
      { transform: at(target, 'scale(0.3)'), opacity: 0.9 },
      { transform: at(target, 'scale(2.2)'), opacity: 0 },
    ],
    { duration: RIPPLE_MS, delay: FALL_MS * 0.9, easing: CALM_EASING },
  ).finished.then(() => layer.remove(), () => layer.remove());
}

interface Point {
  x: number;
  y: number;
}

function part(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isInSight({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}
