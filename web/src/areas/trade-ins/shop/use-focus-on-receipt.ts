import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type RefObject, useEffect, useRef } from 'react';

interface ReceiptFocus {
  receipt: RefObject<HTMLHeadingElement | null>;
  /** Call it when the button is pressed. */
  expectReceipt: () => void;
}

/**
 * The button that locks a quote gives way to the receipt: whoever pressed it goes on from there, not from the top of
 * the page.
 */
export function useFocusOnReceipt(tradeIn: TradeIn | undefined): ReceiptFocus {
  const receipt = useRef<HTMLHeadingElement>(null);
  const expected = useRef(false);
  const hasReceipt = tradeIn !== undefined;
  useEffect(() => {
    if (!hasReceipt || !expected.current) return;
    expected.current = false;
    receipt.current?.focus({ preventScroll: true });
  }, [hasReceipt]);
  return {
    receipt,
    expectReceipt: () => {
      expected.current = true;
    },
  };
}
