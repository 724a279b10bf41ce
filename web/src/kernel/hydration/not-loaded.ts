import { textsThere } from '../i18n/translated';

/** A part of the page whose code did not come: offline, cut off, or gone with a newer version. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Loads code with its texts in the page’s language; separates a failure to load from an error inside. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    const code = await load();
    await textsThere();
    return code;
  } catch (error) {
    throw new NotLoaded('A part of the page could not be loaded', { cause: error });
  }
}

/**
 * Loads code before it is needed. A failure is ignored here: the part that needs it loads it again and reports it.
 */
export function loadAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  void Promise.allSettled(loads.map((load) => load()));
}

let isAsDrawn = false;

/** Notes that a part of this page stays as it was drawn, for its code did not come. */
export function keepAsDrawn(): void {
  isAsDrawn = true;
}

/** Whether one does. React would wait for its code with every change of the address. */
export function isKeptAsDrawn(): boolean {
  return isAsDrawn;
}
