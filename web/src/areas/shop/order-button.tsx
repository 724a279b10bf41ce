import { useEffect, useRef, useState } from 'react';
import { toastError } from '../../kernel/api/toast-failure';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { Button } from '../../kit/button';
import type { ButtonVariant } from '../../kit/button-style';
import { classNames } from '../../kit/class-names';
import { VisuallyHidden } from '../../kit/visually-hidden';

interface OrderButtonProps {
  label: string;
  /** What is ordered, for screen readers. */
  what: string;
  processing: boolean;
  variant?: ButtonVariant;
  className?: string;
  onClick: () => void;
}

/** Orders something; reads PROCESSING... while it does (spec document 1, section 4). */
export function OrderButton({ label, what, processing, variant, className, onClick }: OrderButtonProps) {
  return (
    <Button
      variant={variant}
      className={classNames('aria-disabled:opacity-70', className)}
      aria-busy={processing}
      aria-disabled={processing}
      onClick={onClick}
    >
      <span>
        <span>{processing ? commonTexts.processing : label}</span> <VisuallyHidden>{what}</VisuallyHidden>
      </span>
    </Button>
  );
}

/**
 * One order at a time (spec document 1, section 4): `processing` marks what is being ordered and is always cleared at
 * the end. A failure shows the destructive toast with the given text. An order ends with the screen that it was made
 * on.
 */
export function useOrder<T extends string>(
  failure: string,
): { processing: T | undefined; order: (what: T, steps: OrderSteps) => Promise<void> } {
  const [processing, setProcessing] = useState<T>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const order = async (what: T, steps: OrderSteps): Promise<void> => {
    const left = leaving.current?.signal;
    if (processing || !left) return;
    setProcessing(what);
    try {
      await runOrder(steps, left);
    } catch (error) {
      console.error('The order failed', error);
      if (!left.aborted) toastError(failure);
    } finally {
      setProcessing(undefined);
    }
  };
  return { processing, order };
}

interface OrderSteps {
  /** How long the order shows as being processed. */
  delayMs: number;
  /** What must be there before the order can go on, such as the next screen's code. */
  prepare?: () => Promise<unknown>;
  /** Leads to where the order goes on. */
  complete: () => void;
}

/** Takes an order through its steps; answers false when the visitor left before its end. Throws what a step throws. */
export async function runOrder({ delayMs, prepare, complete }: OrderSteps, left: AbortSignal): Promise<boolean> {
  const delay = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  await Promise.all([delay, prepare?.()]);
  if (left.aborted) return false;
  complete();
  return true;
}
