import { TOAST } from '@planet-heroes/contracts/kernel/interface';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages';
import { ToastCard } from './toast-card';
import { useToastStore } from './toast-store';

/**
 * The notification area: one toast at a time, swiped away to the right, reached with F8 (spec document 1, section 8).
 */
export function Toaster() {
  const { current, open, setOpen } = useToastStore();
  const area = useRef<HTMLElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [goneId, setGoneId] = useState<number>();

  useEffect(() => {
    const focusArea = ({ code }: KeyboardEvent): void => {
      if (code === TOAST.hotkey) area.current?.focus();
    };
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);
  // A toast that went with the focus in it told of no blur.
  useEffect(() => setFocused(area.current!.contains(document.activeElement)), [current?.id]);

  const close = (): void => {
    if (area.current!.contains(document.activeElement)) area.current!.focus();
    setOpen(false);
  };
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={messages.toasts.region.replace('{hotkey}', TOAST.hotkey)}
      onFocus={() => setFocused(true)}
      onBlur={({ relatedTarget }) => setFocused(area.current!.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="pointer-events-none fixed end-0 bottom-0 z-60 w-full max-w-md p-4 outline-none in-[body:has(.dialog-panel)]:top-0! in-[body:has(.dialog-panel)]:bottom-auto sm:top-[calc(var(--header-height)+var(--sticky-banner-height))] sm:bottom-auto"
    >
      <ol>
        {current && current.id !== goneId && (
          <ToastCard
            key={current.id}
            message={current}
            isOpen={open}
            isHeld={isFocused}
            onClose={close}
            onGone={() => setGoneId(current.id)}
          />
        )}
      </ol>
    </section>
  );
}
