export interface OrderSteps {
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
