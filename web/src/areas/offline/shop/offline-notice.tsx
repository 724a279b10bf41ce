import { offlineTexts } from '../texts.en';
import { Icon } from '../../../kit/icon';
import { useSyncExternalStore } from 'react';

/** Says, politely, that there is no connection and figures may be old. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="pointer-events-auto flex animate-rise items-center gap-2 rounded-full border border-line-strong bg-warning-soft px-4 py-2.5 text-sm font-semibold text-ink shadow-raised">
          <Icon name="cloud-off" className="text-warning" />
          {offlineTexts.notice}
        </p>
      )}
    </div>
  );
}

function onChange(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Whether the browser believes that it is connected. */
function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine);
}
