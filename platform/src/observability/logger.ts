import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** What a line may carry only by mistake. */
const SECRETS = ['password', 'token', 'apiKey', 'secret', 'sessionSecret', 'operatorToken', 'cookie', 'authorization', 'email', 'phone', 'detail', 'where'];

/** Structured logs, on standard output unless told otherwise. Credentials are blanked wherever a log line could carry them. */
export function createLogger(level: string, name: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { process: process.pid },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
      censor: '(hidden)',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
