import { type RefObject, useLayoutEffect, useRef } from 'react';
import { letDropFall } from '../../../kit/motion/falling-drop';
import { CALM_EASING, mayMove } from '../../../kit/motion/motion';

const MOVE_MS = 560;

interface Place {
  row: HTMLElement;
  top: number;
  /** How far from its new place the row is seen now, in px; undefined when its place has not changed. */
  shift: number | undefined;
}

/**
 * Rows glide to their new places when the order changes. All reading comes before all writing, so a change costs one
 * layout however many rows move, and a row that is still on its way starts from where it is seen.
 */
export function useFlip(list: RefObject<HTMLElement | null>, order: string): void {
  const shownOrder = useRef<string>(undefined);
  const tops = useRef(new Map<Element, number>());
  const width = useRef(0);
  const running = useRef(new WeakMap<Element, Animation>());

  useLayoutEffect(() => {
    if (shownOrder.current === order) return;
    const isFirst = shownOrder.current === undefined;
    shownOrder.current = order;
    const { children, clientWidth } = list.current!;
    const places = ([...children] as HTMLElement[]).map((row): Place => {
      const top = row.offsetTop;
      const before = tops.current.get(row);
      if (before === top) return { row, top, shift: undefined };
      // A row that is new to the list comes from just below its place.
      return {
        row,
        top,
        shift: before === undefined ? row.offsetHeight : before + shiftUnderWay(running.current.get(row), row) - top,
      };
    });
    const isSameLayout = width.current === clientWidth;
    tops.current = new Map(places.map(({ row, top }) => [row, top]));
    width.current = clientWidth;
    if (isFirst || !isSameLayout || !mayMove()) return;
    for (const { row, shift } of places) {
      if (shift === undefined) continue;
      running.current.get(row)?.cancel();
      running.current.set(row, glide(row, shift));
    }
  }, [list, order]);
}

function shiftUnderWay(running: Animation | undefined, row: Element): number {
  if (running?.playState !== 'running') return 0;
  return new DOMMatrixReadOnly(getComputedStyle(row).transform).m42;
}

function glide(row: HTMLElement, shift: number): Animation {
  const animation = row.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], {
    duration: MOVE_MS,
    easing: CALM_EASING,
  });
  // Who climbs passes in front.
  row.style.zIndex = shift > 0 ? '1' : '';
  animation.onfinish = () => {
    row.style.zIndex = '';
  };
  return animation;
}

/** Lets a drop fall onto the rank of a hero whose own points passed a rival. */
export function useClimbDrop(rank: number, points: number): RefObject<HTMLSpanElement | null> {
  const mark = useRef<HTMLSpanElement>(null);
  const last = useRef({ rank, points });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rank, points };
    // Rows of the same list glide after this: what is measured here is where this one will be.
    if (rank < before.rank && points > before.points) letDropFall(mark.current!);
  }, [rank, points]);
  return mark;
}

const HIGHLIGHT_MS = 1400;

/** Lights a layer up for a moment whenever the value changes. */
export function useHighlight(value: number): RefObject<HTMLSpanElement | null> {
  const layer = useRef<HTMLSpanElement>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (mayMove())
      layer.current?.animate([{ opacity: 0.32 }, { opacity: 0 }], { duration: HIGHLIGHT_MS, easing: 'ease-out' });
  }, [value]);
  return layer;
}
