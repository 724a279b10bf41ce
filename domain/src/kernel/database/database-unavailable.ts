const AWAY_CODES = /^(08\w{3}|57P0[123]|53[123]00|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** A server that is stopped removes its Unix socket, and one that is busy lets nobody wait there. */
const AWAY_TEXTS =
  /connect (ENOENT|EAGAIN)|not currently accepting connections|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

interface Fault {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * Whether a fault says that the database cannot be reached, is restarting or has no room (on its disk, in memory, for
 * connections), rather than that the work is wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let fault = error as Fault | undefined; fault; fault = fault.cause as Fault | undefined) {
    if (AWAY_CODES.test(String(fault.code)) || AWAY_TEXTS.test(String(fault.message))) return true;
  }
  return false;
}
