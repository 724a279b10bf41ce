import { tabStorage } from '../browser-storage';

/** The entry of the release that this tab was reloaded for: never twice for the same. */
const RELOADED_FOR = 'planet-heroes:reloaded-for';
/** `overlays.tsx` looks for it as well. */
const TYPED = 'planet-heroes:typed';
/** A page's entry, as the build names it. */
const ENTRY = /\/assets\/index-[\w-]+\.js/;
const FIELDS = 'input:not([type=hidden], [type=file], [type=password], [type=submit]), textarea, select';
/** So long may a field take to appear after a reload. */
const RESTORE_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A field by its name and its place among those of that name, and what stands in it. */
type Typed = [name: string, place: number, value: string];

/**
 * After a release a page of the one before may need a file that is gone: then it reloads itself, once, and what was
 * typed comes back. A dialog would not come back: while one with typed text is open, the page stays. Called once.
 */
export function followReleases(): void {
  restoreTyped();
  // Sent by the bundler's loader wherever a later part does not come.
  addEventListener('vite:preloadError', () => void reloadForRelease());
}

async function reloadForRelease(): Promise<void> {
  const newest = await newestEntry().catch(() => undefined);
  const isNewer = newest !== undefined && !document.querySelector(`script[src="${newest}"]`);
  if (!isNewer || tabStorage.getItem(RELOADED_FOR) === newest || holdsTypedDialog()) return;
  tabStorage.setItem(RELOADED_FOR, newest);
  tabStorage.setItem(TYPED, JSON.stringify(typedFields()));
  location.reload();
}

async function newestEntry(): Promise<string | undefined> {
  const page = await fetch(location.pathname, { cache: 'no-store' });
  return page.ok ? ENTRY.exec(await page.text())?.[0] : undefined;
}

function holdsTypedDialog(): boolean {
  const fields = document.querySelectorAll<Field>(`[role=dialog] :is(${FIELDS})`);
  return [...fields].some((field) => !isChoice(field) && field.value !== '');
}

function typedFields(): Typed[] {
  return namedFields()
    .filter(({ field }) => !isChoice(field) && field.value !== '')
    .map(({ name, place, field }) => [name, place, field.value]);
}

/** Fills in what was typed before the reload, each field as it appears. */
function restoreTyped(): void {
  let typed = JSON.parse(tabStorage.getItem(TYPED) ?? '[]') as Typed[];
  tabStorage.removeItem(TYPED);
  const restore = (): void => {
    const there = namedFields();
    typed = typed.filter(([name, place, value]) => {
      const field = there.find((each) => each.name === name && each.place === place)?.field;
      if (field && field.value !== value && field !== document.activeElement) fill(field, value);
      return !field;
    });
    if (typed.length === 0) end();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(() => end(), RESTORE_MS);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

function namedFields(): { name: string; place: number; field: Field }[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].map((field) => {
    const name = field.name || field.labels?.[0]?.textContent || field.getAttribute('aria-label') || '';
    const place = counts.get(name) ?? 0;
    counts.set(name, place + 1);
    return { name, place, field };
  });
}

/** React compares with what was last set through the element itself; the prototype's setter goes past it. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Boxes and radio buttons: chosen with one press, and remembered where that matters. */
function isChoice(field: Field): boolean {
  return field.type === 'checkbox' || field.type === 'radio';
}
