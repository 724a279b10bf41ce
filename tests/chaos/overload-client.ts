// Claims at a steady rate, answered or not, in a process of its own; prints what came of them.
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../processes/client.ts';
import { claim } from '../processes/offers.ts';

export interface OverloadResult {
  sent: number;
  /** Not sent: this client itself had as many under way as it can have. */
  heldBack: number;
  statuses: Record<string, number>;
  /** Of the 201s, ms. */
  p50: number;
  p99: number;
  withoutRetryAfter: number;
}

const MAX_UNDER_WAY = 4_000;
const [address = '', rate = '0', seconds = '0', heroes = '1', rewardId = ''] = process.argv.slice(2);
const statuses: Record<string, number> = {};
const latencies: number[] = [];
let [sent, heldBack, underWay, withoutRetryAfter] = [0, 0, 0, 0];

const started = performance.now();
const end = started + Number(seconds) * 1_000;
while (performance.now() < end) {
  const due = Math.floor(((performance.now() - started) / 1_000) * Number(rate)) - sent - heldBack;
  for (let one = 0; one < due; one++) {
    if (underWay >= MAX_UNDER_WAY) heldBack++;
    else void send();
  }
  await delay(10);
}
const result: OverloadResult = { sent, heldBack, statuses, p50: at(0.5), p99: at(0.99), withoutRetryAfter };
process.stdout.write(JSON.stringify(result));
process.exit(0);

async function send(): Promise<void> {
  underWay++;
  const asked = performance.now();
  const write = claim(rewardId, `bulk-${1 + (sent++ % Number(heroes))}`);
  const answer = await ask(address, 'POST', write.path, write).catch((error: NodeJS.ErrnoException) => error);
  underWay--;
  if (answer instanceof Error) {
    const fault = answer.code ?? answer.message;
    statuses[fault] = (statuses[fault] ?? 0) + 1;
    return;
  }
  const status = `${answer.status}${answer.body?.error ? ` ${answer.body.error.code}` : ''}`;
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (answer.status === 201) latencies.push(performance.now() - asked);
  if ((answer.status === 503 || answer.status === 429) && !(Number(answer.headers['retry-after']) > 0))
    withoutRetryAfter++;
}

function at(share: number): number {
  return Math.round(latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * share)] ?? 0);
}
