import type { Logger } from './observability/logger.js';

/**
 * Has the process go on where a promise fails that nobody waits for, and tells it. Node would end it: a call that only
 * one caller makes would take the answers of all others along.
 */
export function outliveRejections(logger: Logger): void {
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'A promise failed that nobody waits for.'));
}
