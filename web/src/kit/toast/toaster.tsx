import { TOAST } from '@planet-heroes/contracts/kernel/interface';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastsTexts } from '../../kernel/i18n/texts-toasts.en';
import { ToastCard } from './toast-card';
import { useToastStore } from './toast';

/**
 * The notification area: one toast at a time, swiped away to the right, reached with F8 (spec document 1, section 8).
 */
export function Toaster() {
  const { current, open, setOpen } = useToastStore();
  const area = useRef<HTMLElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [goneId, setGoneId] = useState<number>();

  const id = current?.id;
  const hasFocus = (): boolean => area.current!.contains(document.activeElement);
  const close = (): void => {
    if (hasFocus()) area.current!.focus();
    setOpen(false);
  };
  const onKey = useEffectEvent(({ code }: KeyboardEvent) => {
    if (code === TOAST.hotkey) area.current!.focus();
    else if (code === 'Escape' && hasFocus()) close();
  });
  useEffect(() => {
    const noteFocus = (): void => setFocused(area.current!.contains(document.activeElement));
    const over = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), over);
    document.addEventListener('focusin', noteFocus, over);
    document.addEventListener('focusout', noteFocus, over);
    return () => over.abort();
  }, []);
  // A toast removed while it had the focus dispatched no `blur`.
  useEffect(() => {
    if (id !== undefined) setFocused(area.current!.contains(document.activeElement));
  }, [id]);

  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={toastsTexts.region.replace('{hotkey}', TOAST.hotkey)}
      className="pointer-events-none fixed end-0 bottom-0 z-60 w-full max-w-md p-4 outline-none in-[body:has(.dialog-panel)]:top-0! in-[body:has(.dialog-panel)]:bottom-auto max-sm:in-[body:has(.dialog-panel)]:p-2 sm:top-[calc(var(--header-height)+var(--sticky-banner-height))] sm:bottom-auto"
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
