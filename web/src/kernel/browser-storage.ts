

/** What of the browser's storage is used, so that tests can bring their own. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's lasting storage. Where it is switched off nothing is remembered, and nothing fails. */
export const browserStorage = unfailing(() => localStorage);

/** The same for this tab alone, for as long as it is open. */
export const tabStorage = unfailing(() => sessionStorage);

function unfailing(storage: () => Storage): BrowserStorage {
  return {
    getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, value) => void attempt(() => storage().setItem(key, value)),
    removeItem: (key) => void attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
