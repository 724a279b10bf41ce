import { useSyncExternalStore } from 'react';

function onChange(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Whether the browser believes that it is connected; of a page that is drawn ahead, that it is. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine, () => true);
}
