import { offlineTexts } from '../texts.en';
import { Icon } from '../../../kit/icon';
import { useOnline } from './use-online';

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
