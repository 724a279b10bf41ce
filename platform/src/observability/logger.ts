import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured logs on standard output. Credentials are blanked wherever a log line could carry them. */
export function createLogger(level: string, name: string): Logger {
  return pino({
    name,
    level,
    base: { process: process.pid },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.apiKey'],
      censor: '(hidden)',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
