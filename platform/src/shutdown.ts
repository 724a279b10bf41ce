import type { Logger } from './observability/logger.js';

/** Something to close, in the order given. */
export interface ShutdownStep {
  name: string;
  close: () => Promise<unknown>;
}

/**
 * Stops the process in order on SIGTERM, SIGINT or when `stop` is called, and exits with 0; a second signal, or a step
 * that takes longer than the bound, exits with 1.
 */
export function stopInOrder(logger: Logger, boundMs: number, steps: () => readonly ShutdownStep[]): (code?: number) => void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => {
      logger.error('Stopping took too long; leaving now.');
      process.exit(1);
    }, boundMs).unref();
    for (const { name, close } of steps()) {
      await close().catch((error: unknown) => logger.warn({ err: error, step: name }, 'A part did not stop cleanly.'));
    }
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  return (code = 0) => void stop(code);
}
