import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** Runs something as a part of a trace: what it asks for carries this traceparent on. */
export function withinTrace<T>(traceparent: string | undefined, run: () => T): T {
  return current.run(traceparent, run);
}

/** The traceparent of what is being handled, where its caller named one. */
export function currentTraceparent(): string | undefined {
  return current.getStore();
}
