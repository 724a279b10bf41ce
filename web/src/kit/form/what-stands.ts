/**
 * What stands in a field counts when its form is sent: browsers and password managers fill fields in without an event,
 * so that nobody has noticed. Before a form is sent, such a field gives the event itself.
 */
type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React passes over an event whose value it has seen set. */
const TRACKER = '_valueTracker';
interface Tracked {
  [TRACKER]?: { setValue(value: string): void };
}

const NOT_TYPED = new Set(['checkbox', 'radio', 'file', 'hidden', 'submit', 'button']);
const noticed = new WeakMap<EventTarget, string>();

function isTyped(target: unknown): target is Typed {
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    || (target instanceof HTMLInputElement && !NOT_TYPED.has(target.type));
}

function valueAtFirst(field: Typed): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
}

function notice({ target }: Event): void {
  if (isTyped(target)) noticed.set(target, target.value);
}

function announce({ target }: Event): void {
  for (const field of (target as HTMLFormElement).elements) {
    if (!isTyped(field) || field.value === (noticed.get(field) ?? valueAtFirst(field))) continue;
    (field as Tracked)[TRACKER]?.setValue(`${field.value} `);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', notice, true);
  document.addEventListener('change', notice, true);
  document.addEventListener('submit', announce, true);
}
