import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask, codeOf, type Write } from './client.ts';

/** What became of a write, and what its sender saw on the way. */
export interface Ended {
  write: Write;
  /**
   * The last answer; for a command answered with 202, its outcome as `{status: 'succeeded' | 'refused' | 'failed', …}`.
   */
  answer: Answer;
  /** Whether the effect was promised: a 2xx, or a 202 that ended well. */
  done: boolean;
  code: string;
  /** Answered with 202 first. */
  accepted: boolean;
  retries: number;
  /** Every status that was not the last, and 0 for a broken connection. */
  seen: number[];
}

/** Sends a write until it has an end, over outages of everything in between. */
export async function bringToEnd(addresses: readonly string[], write: Write, boundMs = 120_000): Promise<Ended> {
  const deadline = Date.now() + boundMs;
  const seen: number[] = [];
  for (let turn = 0; ; turn++) {
    const address = addresses[turn % addresses.length]!;
    const answer = await ask(address, 'POST', write.path, write).catch(() => undefined);
    const status = answer?.status ?? 0;
    if (answer && status === 202) return followed(addresses, write, answer, turn, seen, deadline);
    if (answer && status !== 503 && status !== 429) {
      return { write, answer, done: status < 300, code: codeOf(answer), accepted: false, retries: turn, seen };
    }
    seen.push(status);
    if (Date.now() > deadline)
      throw new Error(
        `${write.path} had no end in ${boundMs} ms; the last answer was ${status} ${JSON.stringify(answer?.body)}`,
      );
    await delay(status === 0 ? 100 : 300);
  }
}

async function followed(
  addresses: readonly string[],
  write: Write,
  accepted: Answer,
  retries: number,
  seen: number[],
  deadline: number,
): Promise<Ended> {
  // The result is for the sender alone: known by its session or key, or by the cookie that the 202 gave.
  const cookie = [accepted.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]!).join('; ');
  const { authorization } = write.headers ?? {};
  const sender = write.as !== undefined
    ? { as: write.as }
    : { headers: { cookie, ...(authorization !== undefined && { authorization }) } };
  for (let turn = 0;; turn++) {
    const answer = await ask(
      addresses[turn % addresses.length]!,
      'GET',
      `/api/commands/${accepted.body.commandId}`,
      sender,
    )
      .catch(() => undefined);
    const state = answer?.status === 200 ? answer.body.status : undefined;
    if (state !== undefined && state !== 'accepted') {
      const code = answer!.body.error?.code ?? 'succeeded';
      return {
        write,
        answer: { ...answer!, body: answer!.body.result ?? answer!.body },
        done: state === 'succeeded',
        code,
        accepted: true,
        retries,
        seen,
      };
    }
    if (Date.now() > deadline)
      throw new Error(`Accepted command ${accepted.body.commandId} of ${write.path} did not end`);
    await delay(150);
  }
}
