/**
 * Runs a task once the browser is idle after the first paint, two seconds later at most. Returns how to call it off.
 */
export function afterFirstPaint(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}

/** How long a page has to load what it shows, in ms, before it loads what may be pressed. */
const AT_REST_MS = 4000;

/** Runs a task once the page is at rest, and never where the visitor saves data. Returns how to call it off. */
export function onceAtRest(task: () => void): () => void {
  if (wantsLittleData()) return () => undefined;
  let callOff = (): void => undefined;
  const timer = setTimeout(() => {
    callOff = afterFirstPaint(task);
  }, AT_REST_MS);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/** Whether the visitor saves data, or has a connection of the second generation. Only Chromium says so. */
export function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
