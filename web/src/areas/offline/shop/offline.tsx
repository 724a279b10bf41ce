import { networkInformation, readsWebp } from '../../image-monitor/browser-abilities';
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

/** The worker's messages (spec document 1, section 7), and which of our own files this page had loaded before it. */
type WorkerMessage =
  | { type: 'UPDATE_CONNECTION'; connectionType: string }
  | { type: 'UPDATE_FORMAT_SUPPORT'; optimalFormat: 'webp' | 'jpg' }
  | { type: 'PRELOAD_IMAGES'; urls: readonly string[] }
  | { type: 'KEEP_SEEN'; urls: readonly string[] };

const IMAGE_FILE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Registers the worker that keeps images and pages, and sends it this device's abilities. Only a failure is logged.
 */
export async function registerImageWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/image-worker.js');
  } catch (error) {
    console.warn('The image worker could not be registered', error);
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const post = (message: WorkerMessage): void => active?.postMessage(message, []);
  const connection = networkInformation();
  post({ type: 'UPDATE_FORMAT_SUPPORT', optimalFormat: readsWebp() ? 'webp' : 'jpg' });
  if (connection?.effectiveType) post({ type: 'UPDATE_CONNECTION', connectionType: connection.effectiveType });
  connection?.addEventListener(
    'change',
    () => post({ type: 'UPDATE_CONNECTION', connectionType: connection.effectiveType ?? '4g' }),
  );

  const seen = loadedFiles();
  post({ type: 'PRELOAD_IMAGES', urls: seen.filter((url) => IMAGE_FILE.test(url)) });
  post({ type: 'KEEP_SEEN', urls: seen });
}

/** Our own files that this page has loaded so far. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(urls)].filter((url) => url.startsWith(`${location.origin}/`));
}
