import { type DestinationStream, type LogFn, pino } from 'pino';
import { currentWho } from './who.js';

/** Structured logs, as a class so that it can be injected by type; every pino logger is one. */
export abstract class Logger {
  abstract readonly trace: LogFn;
  abstract readonly debug: LogFn;
  abstract readonly info: LogFn;
  abstract readonly warn: LogFn;
  abstract readonly error: LogFn;
  abstract readonly fatal: LogFn;
  abstract isLevelEnabled(level: string): boolean;
}

/** What a line may carry only by mistake. */
const SECRETS = [
  'password',
  'token',
  'apiKey',
  'secret',
  'sessionSecret',
  'operatorToken',
  'cookie',
  'authorization',
  'email',
  'phone',
  'detail',
  'where',
];

/**
 * Structured logs, on standard output by default, each line written before the call returns: lines that were still held
 * when the process ends would be tried for ever where nobody reads them any more (sonic-boom 4, flushSync). Credentials
 * are blanked wherever a log line could carry them; the person it is for is named by id.
 */
export function createLogger(
  level: string,
  name: string,
  destination: DestinationStream = pino.destination({ sync: true }),
): Logger {
  const options = {
    name,
    level,
    base: { process: process.pid },
    mixin: whoOfLine,
    serializers: { err: faultOf },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ],
      censor: '(hidden)',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}

/** What a line says of a fault: drivers hang whole connections on theirs, with keys that end other people's queries. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause: faultOf(cause) }),
  };
}

/** Whom a line is for. The line is written even when that cannot be read: the line may report that very failure. */
function whoOfLine(): object {
  try {
    return currentWho() ?? {};
  } catch (error) {
    return { whoError: error instanceof Error ? error.message : String(error) };
  }
}
