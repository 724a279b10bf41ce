import { lazy, useEffect, useState } from 'react';
import { useToastStore } from '../../kit/toast/toast-store';
import { LaterPart } from '../../kernel/hydration/later-part';

const Toaster = lazy(async () => ({ default: (await import('../../kit/toast/toaster')).Toaster }));

/** The notification area, left out of the first load: it comes when the page has settled, or with the first toast. */
export function LazyToaster() {
  const needed = useToastStore(({ current }) => current !== undefined);
  const isUrgent = useToastStore(({ current }) => current?.variant === 'destructive');
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  // Here from the start, for what comes with its live region is not read out. Dialogs hide the rest of the page from
  // assistive technology, but not what is marked as live when they open.
  return (
    <div aria-live={isUrgent ? 'assertive' : 'polite'}>
      {(needed || settled) && (
        <LaterPart>
          <Toaster />
        </LaterPart>
      )}
    </div>
  );
}
