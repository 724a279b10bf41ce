import { TOAST } from '@planet-heroes/contracts/kernel/interface';
import { Toast } from 'radix-ui';
import { messages } from '../../messages/messages';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useToastStore } from './toast-store';

/**
 * The notification area: one toast at a time, swiped away to the right, reached with F8 (spec document 1, section 8).
 */
export function Toaster() {
  const { current, open, setOpen } = useToastStore();
  return (
    <Toast.Provider duration={TOAST.durationMs} swipeDirection="right" swipeThreshold={TOAST.swipeThresholdPx}>
      {current && (
        <Toast.Root
          key={current.id}
          open={open}
          onOpenChange={setOpen}
          type={current.variant === 'destructive' ? 'foreground' : 'background'}
          className={classNames(
            'toast pointer-events-auto grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 rounded-md border p-4 shadow-raised',
            current.variant === 'destructive'
              ? 'border-danger bg-danger-soft text-ink'
              : 'border-line bg-surface-raised text-ink',
          )}
        >
          <Toast.Title className="font-semibold">{current.title}</Toast.Title>
          <Toast.Close
            aria-label={messages.toasts.close}
            className="row-span-2 grid size-8 cursor-pointer place-items-center rounded-full text-ink-muted hover:bg-canvas hover:text-ink"
          >
            <Icon name="close" />
          </Toast.Close>
          {current.description && (
            <Toast.Description className="text-sm text-ink-muted">{current.description}</Toast.Description>
          )}
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={[TOAST.hotkey]}
        label={messages.toasts.region}
        className="fixed end-0 bottom-0 z-60 w-full max-w-md p-4 outline-none in-[body:has(.dialog-panel)]:top-0! in-[body:has(.dialog-panel)]:bottom-auto sm:top-[calc(var(--header-height)+var(--sticky-banner-height))] sm:bottom-auto"
      />
    </Toast.Provider>
  );
}
