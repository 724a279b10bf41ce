import { TOAST } from '@planet-heroes/contracts/kernel/interface';
import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastsTexts } from '../../kernel/i18n/texts-toasts.en';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import type { ToastMessage } from './toast';

interface ToastCardProps {
  message: ToastMessage;
  isOpen: boolean;
  /** It stays as long as this holds. */
  isHeld: boolean;
  onClose: () => void;
  /** It has faded out. */
  onGone: () => void;
}

/** A toast that closes automatically, but not while the pointer is on it or its window is in the background. */
export function ToastCard({ message, isOpen, isHeld, onClose, onGone }: ToastCardProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isAway, setAway] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const left = useRef<number>(TOAST.durationMs);
  const swipe = useSwipeAway(onClose);
  const close = useEffectEvent(onClose);
  const tellGone = useEffectEvent(onGone);

  useEffect(() => {
    const leave = (): void => setAway(true);
    const comeBack = (): void => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  const isRunning = isOpen && !isHeld && !isPointedAt && !isAway;
  useEffect(() => {
    if (!isRunning) return;
    const since = Date.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isRunning]);

  useEffect(() => {
    if (isOpen) return;
    let isOver = false;
    void Promise.allSettled(card.current!.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!isOver) tellGone();
    });
    return () => {
      isOver = true;
    };
  }, [isOpen]);

  return (
    <li
      ref={card}
      data-state={isOpen ? 'open' : 'closed'}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      {...swipe}
      className={classNames(
        'toast pointer-events-auto grid touch-pan-y grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 rounded-md border p-4 shadow-raised select-none',
        message.variant === 'destructive'
          ? 'border-danger bg-danger-soft text-ink'
          : 'border-line bg-surface-raised text-ink',
      )}
    >
      <div className="font-semibold">{message.title}</div>
      <button
        type="button"
        onClick={onClose}
        aria-label={toastsTexts.close}
        className="row-span-2 grid size-8 cursor-pointer place-items-center rounded-full text-ink-muted hover:bg-canvas hover:text-ink"
      >
        <Icon name="close" />
      </button>
      {message.description && <div className="text-sm text-ink-muted">{message.description}</div>}
    </li>
  );
}

interface Swipe {
  state: 'move' | 'cancel' | 'end';
  x: number;
}

/** What an element needs to be swiped away to the right. */
function useSwipeAway(onSwiped: () => void) {
  const startX = useRef<number>(undefined);
  const [swipe, setSwipe] = useState<Swipe>();

  const movedBy = ({ clientX }: PointerEvent): number => Math.max(0, clientX - startX.current!);
  const end = (state: 'cancel' | 'end', x: number): void => {
    startX.current = undefined;
    setSwipe((before) => before && { state, x });
  };
  return {
    'data-swipe': swipe?.state,
    style: { '--toast-swipe-x': `${swipe?.x ?? 0}px` } as CSSProperties,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent): void => {
      if (startX.current !== undefined) setSwipe({ state: 'move', x: movedBy(event) });
    },
    onPointerUp: (event: PointerEvent): void => {
      if (startX.current === undefined) return;
      const x = movedBy(event);
      if (x < TOAST.swipeThresholdPx) return end('cancel', 0);
      end('end', x);
      onSwiped();
    },
    onPointerCancel: (): void => end('cancel', 0),
  };
}
