import { useEffect, useEffectEvent, useRef } from 'react';

const TOGGLE = '[data-row-toggle]';

interface RowGestures {
  /** Whether somebody reads the rows, by pointer or keyboard, or answers what one of them asks. */
  onRead: (isRead: boolean) => void;
  /** A row was pressed beside what it holds. */
  onPress: (id: string) => void;
}

/** What can be done with the rows of a table's body, beyond the buttons in them. Gives the body's ref. */
export function useRowGestures(gestures: RowGestures) {
  const body = useRef<HTMLTableSectionElement>(null);
  const read = useEffectEvent(gestures.onRead);
  const press = useEffectEvent(gestures.onPress);
  useEffect(() => {
    const rows = body.current!;
    const reading = { isHovered: false, isFocused: false };
    const note = (part: Partial<typeof reading>) => {
      Object.assign(reading, part);
      read(reading.isHovered || reading.isFocused);
    };
    const given = new AbortController();
    const on = { signal: given.signal };
    rows.addEventListener('pointerenter', ({ pointerType }) => note({ isHovered: pointerType === 'mouse' }), on);
    rows.addEventListener('pointerleave', () => note({ isHovered: false }), on);
    const noteFocus = (focused: EventTarget | null) =>
      note({ isFocused: focused instanceof Element && (rows.contains(focused) || isInDialog(focused)) });
    document.addEventListener('focusin', ({ target }) => noteFocus(target), on);
    document.addEventListener('focusout', ({ relatedTarget }) => noteFocus(relatedTarget), on);
    rows.addEventListener('keydown', moveByArrows, on);
    rows.addEventListener('click', ({ target }) => {
      const pressed = target as Element;
      const id = pressed.closest<HTMLElement>('tr[data-row]')?.dataset.row;
      // Not a press on what a row holds, nor the end of marking its text.
      if (id && !pressed.closest('a, button') && getSelection()?.isCollapsed) press(id);
    }, on);
    return () => given.abort();
  }, []);
  return body;
}

/** The button that opens a row, of the two the one that shows. */
export function rowToggle(id: string): HTMLElement | null {
  const row = `tr[data-row="${CSS.escape(id)}"]`;
  return [...document.querySelectorAll<HTMLElement>(`${row} ${TOGGLE}`)].find(isShown) ?? null;
}

/** Arrows, Home and End go from row to row. */
function moveByArrows(event: KeyboardEvent): void {
  const [rows, focused] = [event.currentTarget as Element, event.target as HTMLElement];
  if (!focused.matches(TOGGLE)) return;
  const all = [...rows.querySelectorAll<HTMLElement>(TOGGLE)].filter(isShown);
  const index = all.indexOf(focused);
  const target = { ArrowDown: all[index + 1], ArrowUp: all[index - 1], Home: all[0], End: all.at(-1) }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function isInDialog(element: Element): boolean {
  return element.closest('[role=dialog]') !== null;
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null;
}

/** Shows the item that a link names, and puts the focus on it for those who do not see the page move. */
export function useArrival(item: () => HTMLElement | null, isNamed: boolean): void {
  const arrive = useEffectEvent(() => {
    item()?.scrollIntoView({ block: 'center' });
    item()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isNamed) return undefined;
    // After the change of route, which starts the page at its top.
    const timer = setTimeout(() => arrive());
    return () => clearTimeout(timer);
  }, [isNamed]);
}
