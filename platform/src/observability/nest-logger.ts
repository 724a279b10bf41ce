import type { Logger } from './logger.js';

/** Lets Nest write through our logger; its start-up chatter goes to debug. */
export function nestLogger(logger: Logger) {
  const context = (optional: unknown[]) => ({ context: optional.at(-1) });
  return {
    log: (message: unknown, ...optional: unknown[]) => logger.debug(context(optional), String(message)),
    debug: (message: unknown, ...optional: unknown[]) => logger.debug(context(optional), String(message)),
    verbose: (message: unknown, ...optional: unknown[]) => logger.trace(context(optional), String(message)),
    warn: (message: unknown, ...optional: unknown[]) => logger.warn(context(optional), String(message)),
    error: (message: unknown, ...optional: unknown[]) => logger.error(context(optional), String(message)),
    fatal: (message: unknown, ...optional: unknown[]) => logger.fatal(context(optional), String(message)),
  };
}
