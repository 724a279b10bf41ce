import type { Logger } from './observability/logger.js';

/** Something to close, in the order given. */
export interface ShutdownStep {
  name: string;
  close: () => Promise<unknown>;
}

export interface ShutdownOptions {
  logger: Logger;
  /** After this long the process exits with 1, even with connections open. */
  boundMs: number;
  steps: () => readonly ShutdownStep[];
  /** Called just before leaving late, for what must not stay behind. It cannot wait. */
  onLate?: () => void;
}

/**
 * Stops the process in order on SIGTERM, SIGINT, SIGHUP (a closed terminal), when nobody reads its output any more, or
 * when the returned function is called, and exits with its code. A second signal changes nothing: one ctrl-C in a
 * terminal under npm arrives twice.
 */
export function stopInOrder({ logger, boundMs, steps, onLate }: ShutdownOptions): (code?: number) => void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    let atHand: string | undefined;
    setTimeout(() => {
      logger.error({ step: atHand }, 'Stopping took too long; leaving now.');
      onLate?.();
      process.exit(1);
    }, boundMs).unref();
    for (const { name, close } of steps()) {
      atHand = name;
      await close().catch((error: unknown) => logger.warn({ err: error, step: name }, 'A part did not stop cleanly.'));
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
      void stop(0);
    });
  }
  return (code = 0) => void stop(code);
}
