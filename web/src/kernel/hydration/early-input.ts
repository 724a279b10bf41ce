import { flushSync } from 'react-dom';

/** What public/first-paint.js notes while a drawn screen waits for the client. */
type EarlyAction =
  & (
    | { kind: 'press'; target: HTMLElement; pointerType: string }
    | { kind: 'key'; target: HTMLElement; key: string }
    | { kind: 'choose'; target: HTMLInputElement; checked: boolean }
    | { kind: 'fill'; target: Field; value: string }
    | { kind: 'submit'; target: HTMLFormElement }
  )
  /** Where the target stood, from the document down: the place of each ancestor among its siblings. */
  & { path: number[] };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  var earlyInput:
    | {
      take: (part: Element, isWhole?: boolean) => EarlyAction[];
      keep: (action: EarlyAction, part: Element) => void;
    }
    | undefined;
}

/** Hands out, once, the input recorded in a part that is not hydrated yet. */
export function takeNoted(part: Element): EarlyAction[] {
  return globalThis.earlyInput?.take(part) ?? [];
}

/**
 * Ends the recording of input in the page or in a part. The returned function repeats that input in order, each step
 * rendered before the next: a submitted form is submitted with what was typed. `isWhole`: including the parts of the
 * page, which are rendered again with it; parts that are not there yet repeat theirs later.
 */
export function takeEarlyInput(root: HTMLElement, isWhole = false): () => void {
  const actions = globalThis.earlyInput?.take(root, isWhole) ?? [];
  // Outside the effect that calls this, where each step can be rendered before the next.
  return () => queueMicrotask(() => {
    for (const action of actions.splice(0)) {
      const target = action.target.isConnected ? action.target : elementAt(action.path);
      // Rendered again, a page may have another control there: input is dropped rather than sent to it.
      if (target && isSameControl(target, action.target)) flushSync(() => repeat({ ...action, target } as EarlyAction));
      else if (isWhole) keepForPart(action);
    }
  });
}

/** Leaves an action to the part that stands where it was done and is not there yet. */
function keepForPart(action: EarlyAction): void {
  for (let depth = action.path.length; depth > 0; depth--) {
    const part = elementAt(action.path.slice(0, depth));
    if (part?.matches('[data-static]')) return globalThis.earlyInput?.keep(action, part);
  }
  return undefined;
}

/** Hydrates the page, or a part of it, that React has just rendered over the prerendered HTML. */
export function takeOver(root: HTMLElement): void {
  const repeatEarlyInput = takeEarlyInput(root);
  root.removeAttribute('data-static');
  repeatEarlyInput();
}

function repeat(action: EarlyAction): void {
  if (action.kind === 'press') press(action.target, action.pointerType);
  else if (action.kind === 'key') pressKey(action.target, action.key);
  else if (action.kind === 'choose') choose(action.target, action.checked);
  else if (action.kind === 'fill') fill(action.target, action.value);
  else action.target.requestSubmit();
}

/** The whole gesture: tabs and menus act as a pointer goes down, buttons on the click. */
function press(target: HTMLElement, pointerType: string): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1, view: window };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType, buttons: 1, isPrimary: true }));
  target.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType, isPrimary: true }));
  target.dispatchEvent(new MouseEvent('mouseup', init));
  target.click();
}

/** On the tab that the keys before led to. Who has gone on meanwhile wants none of them any more. */
function pressKey(target: HTMLElement, key: string): void {
  const tab = document.activeElement;
  if (tab?.parentElement !== target.parentElement) return;
  tab.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
}

/** Chosen from the other state, for React hears of changes alone. */
function choose(target: HTMLInputElement, checked: boolean): void {
  target.checked = !checked;
  target.click();
}

function fill(target: Field, value: string): void {
  if (target instanceof HTMLInputElement && target.type === 'file') {
    target.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with what was last set through the element itself; the prototype's setter goes past it.
  target.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!.set!.call(target, value);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What stands at a path now. */
function elementAt(path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);
}

function isSameControl(one: Element, other: Element): boolean {
  const nameOf = (element: Element): string =>
    [element.localName, element.getAttribute('name'), element.getAttribute('aria-label'), element.textContent].join(
      '|',
    );
  return one === other || nameOf(one) === nameOf(other);
}
