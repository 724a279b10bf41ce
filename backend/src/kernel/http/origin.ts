import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent this from a page of ours. Programs that are not browsers send no Origin and are let through.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether a request may change something, coming from where it comes. */
export function mayWrite(method: string, headers: IncomingHttpHeaders): boolean {
  return SAFE_METHODS.has(method) || isSameOrigin(headers);
}
