import { randomUuid } from '../random-uuid';

/** Calls whose effect has not been seen yet; those that change nothing that is shown never are. */
const MAX_OPEN = 20;
const begun = new Map<string, number>();

/** The header by which a call and all that it leads to are one trace (W3C Trace Context). */
export function newTraceparent(isCommand: boolean): string {
  const traceId = randomUuid().replaceAll('-', '');
  if (isCommand) begun.set(traceId, performance.now());
  if (begun.size > MAX_OPEN) begun.delete(begun.keys().next().value!);
  return `00-${traceId}-${traceId.slice(16)}-01`;
}

/** Measures `click-to-paint` of the call that a change came from, where this page made it. */
export function notePainted(traceId: string | undefined): void {
  const start = begun.get(traceId!);
  if (start === undefined) return;
  begun.delete(traceId!);
  // The task behind the next frame: by then it has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => performance.measure('click-to-paint', { start, end: performance.now(), detail: traceId })));
}
