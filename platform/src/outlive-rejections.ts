import type { Logger } from './observability/logger.js';

/**
 * Logs a rejected promise that nobody handles, and keeps the process running. Node would end it: a fault in one call
 * would break the answers of all others.
 */
export function outliveRejections(logger: Logger): void {
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'A promise failed that nobody waits for.'));
}
