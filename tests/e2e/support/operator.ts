import type { APIRequestContext } from '@playwright/test';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';

/** Calls as an operator does, and fails unless the call succeeds. */
export async function operate(request: APIRequestContext, path: string, data: unknown): Promise<unknown> {
  const answer = await request.post(path, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` }, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Reports events, and fails unless every one was applied. */
export async function report(request: APIRequestContext, ...events: readonly unknown[]): Promise<void> {
  const answer = (await operate(request, '/api/ops/events', events)) as { applied: number };
  if (answer.applied !== events.length) throw new Error(`Not every event was applied: ${JSON.stringify(answer)}`);
}
