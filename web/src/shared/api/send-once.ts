import { ApiError } from './api-error';
import { sendCommand } from './http';
import { newIdempotencyKey } from './idempotency-key';

/** The keys of actions whose end nobody knows. */
const unsettled = new Map<string, string>();

/**
 * Sends what must not happen twice. Where the answer was lost, pressing the button again repeats the same action; once
 * the server has decided, it is a new one. Not for what sets a value: setting it again, after another, is a new action.
 */
export async function sendOnce<T>(
  method: 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  send: typeof sendCommand = sendCommand,
): Promise<T> {
  const action = JSON.stringify([method, path, body]);
  const idempotencyKey = unsettled.get(action) ?? newIdempotencyKey();
  unsettled.set(action, idempotencyKey);
  try {
    const answer = await send<T>(method, path, body, { idempotencyKey });
    unsettled.delete(action);
    return answer;
  } catch (error) {
    if (isDecided(error)) unsettled.delete(action);
    throw error;
  }
}

/** A refusal, or a fault that the server has noted. Anything else may still come to an end, or has without our knowing. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && ((error.status >= 400 && error.status < 500) || error.code === 'command_failed');
}
