import { useEffect, useRef, useState } from 'react';
import { toastsTexts } from '../../kernel/i18n/texts-toasts.en';
import { toast } from '../../kit/toast/toast';
import { type OrderSteps, runOrder } from './run-order';

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
      if (!left.aborted) toast({ title: toastsTexts.error, description: failure, variant: 'destructive' });
    } finally {
      setProcessing(undefined);
    }
  };
  return { processing, order };
}
