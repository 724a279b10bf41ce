// Calls as real clients make them, typed by the contracts, and what was seen of each.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerOf, CallRoute, RequestOf } from '@planet-heroes/contracts/call-by-route';
import { CALLS } from '@planet-heroes/contracts/calls';
import type { Call } from '@planet-heroes/contracts/kernel/calls/call';
import { methodOf, type UrlValues, urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { type Answer, ask, codeOf } from '../processes/client.ts';
import { faultOf } from '../support/described-calls.ts';

/** The caller: its headers. */
export type As = Readonly<Record<string, string>>;

export interface Done<R extends CallRoute> {
  body: AnswerOf<R>;
  headers: Answer['headers'];
}

/** All that was seen of one call. */
export interface Seen {
  /** ms, one for each answer; for a change that was answered with 202, until that answer. */
  latencies: number[];
  refusals: Map<string, number>;
  /** Answered with 202 first, and brought to an end in the background. */
  later: number;
}

export interface Fault {
  call: string;
  what: string;
}

/** As the pages ask: soon at first, then ever more rarely. */
const LOOKUP_PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000];
/** Reading a whole answer against its schema takes as long as making it: all of the first, then some. */
const ALWAYS_HELD = 20;
const HELD_EVERY = 50;

const callsByRoute = new Map<string, Call>(CALLS.map((call) => [call.route, call]));

export class MeasuredCalls {
  readonly seen = new Map<string, Seen>();
  readonly faults: Fault[] = [];
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** Makes a call and brings it to its end; undefined where it was refused, or a fault was noted. */
  async call<R extends CallRoute>(route: R, as: As, request: RequestOf<R>): Promise<Done<R> | undefined> {
    const call = callsByRoute.get(route)!;
    const seen = this.seenOf(route);
    const answer = await this.answered(call, as, request as UrlValues & { body?: unknown }, seen);
    if (!answer) return undefined;
    if (answer.status === 202) {
      seen.later++;
      const body = await this.followed(call, as, answer, seen);
      return body === undefined ? undefined : { body: body as AnswerOf<R>, headers: answer.headers };
    }
    if (answer.status < 300) return { body: answer.body as AnswerOf<R>, headers: answer.headers };
    if (answer.status < 500) this.refused(seen, codeOf(answer));
    else this.fault(call, `${answer.status} ${codeOf(answer)}`);
    return undefined;
  }

  private async answered(
    call: Call,
    as: As,
    { body, ...url }: UrlValues & { body?: unknown },
    seen: Seen,
  ): Promise<Answer | undefined> {
    const started = performance.now();
    try {
      const answer = await ask(this.address, methodOf(call.route), urlOf(call.route, url), {
        body,
        headers: { ...as, ...(call.bodyType && { 'content-type': call.bodyType }) },
        ...(call.command && { key: randomUUID() }),
      });
      const count = seen.latencies.push(performance.now() - started);
      if (count <= ALWAYS_HELD || count % HELD_EVERY === 0) this.holdAgainstDescription(call, answer);
      return answer;
    } catch (error) {
      // Reported without its address, so that the same fault of many things counts as one.
      this.fault(call, (error as Error).message.replace(/^\S+ \/\S+ /, ''));
      return undefined;
    }
  }

  private holdAgainstDescription(call: Call, { status, headers, body }: Answer): void {
    const brought = new Headers({ 'content-type': String(headers['content-type'] ?? '') });
    const wrong = faultOf(call, { status, headers: brought, body });
    if (wrong !== undefined) this.fault(call, wrong);
  }

  /** The result of a change that goes on after its answer. */
  private async followed(call: Call, as: As, { body: { commandId }, headers }: Answer, seen: Seen): Promise<unknown> {
    // A caller with neither a session nor a key is known by the cookie of the 202.
    const cookie = [headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]!).join('; ');
    const sender = { cookie, ...as };
    for (const pause of LOOKUP_PAUSES_MS) {
      await delay(pause);
      const settled = (await this.call('GET /api/commands/{id}', sender, { params: { id: commandId } }))?.body;
      if (!settled || settled.status === 'accepted') continue;
      if (settled.status === 'succeeded') return settled.result ?? null;
      if (settled.status === 'done') this.fault(call, 'its sender did not get its result after a 202');
      else if (settled.status === 'refused') this.refused(seen, settled.error.code);
      else this.fault(call, `failed after a 202: ${settled.error.message}`);
      return undefined;
    }
    this.fault(call, 'no end within a minute after a 202');
    return undefined;
  }

  private seenOf(route: string): Seen {
    let seen = this.seen.get(route);
    if (!seen) this.seen.set(route, (seen = { latencies: [], refusals: new Map(), later: 0 }));
    return seen;
  }

  private refused({ refusals }: Seen, code: string): void {
    refusals.set(code, (refusals.get(code) ?? 0) + 1);
  }

  private fault({ route }: Call, what: string): void {
    this.faults.push({ call: route, what });
  }
}
