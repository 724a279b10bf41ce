// Claims as fast as it can for some seconds, in a process of its own: by the domain's handler as a worker runs it, over
// HTTP as browsers do, over HTTP by the shortest program around the handler, or as the shortest plain SQL.
import { parseArgs } from 'node:util';
import { ask } from '../processes/client.ts';
import { claim as makeClaim } from '../processes/offers.ts';
import { openHandlerClaims } from './handler-claims.ts';
import { openPlainClaims } from './plain-claim.ts';

const { values } = parseArgs({
  options: {
    way: { type: 'string' },
    database: { type: 'string' },
    address: { type: 'string' },
    rewards: { type: 'string' },
    heroes: { type: 'string' },
    /** Claims at once; also the size of the database's pool. */
    concurrency: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    warmup: { type: 'string', default: '1' },
  },
});
const [rewards, heroes, concurrency] = [Number(values.rewards), Number(values.heroes), Number(values.concurrency)];

const claim = await opened();
const measureFrom = performance.now() + Number(values.warmup) * 1000;
const measureTo = measureFrom + Number(values.seconds) * 1000;
let next = Math.floor(Math.random() * heroes);
let claims = 0;
await Promise.all(Array.from({ length: concurrency }, keepClaiming));
process.stdout.write(JSON.stringify({ perSecond: claims / Number(values.seconds) }));
process.exit(0);

async function keepClaiming(): Promise<void> {
  while (performance.now() < measureTo) {
    const turn = next++;
    await claim(`bench-reward-${turn % rewards}`, `bulk-${1 + (turn % heroes)}`);
    const ended = performance.now();
    if (ended >= measureFrom && ended < measureTo) claims++;
  }
}

function opened():
  | ((rewardId: string, heroId: string) => Promise<unknown>)
  | Promise<(rewardId: string, heroId: string) => Promise<unknown>>
{
  if (values.way === 'sql') return openPlainClaims(values.database!, concurrency);
  if (values.way === 'calculation') return calculate;
  if (values.way === 'shortest') return claimByShortest;
  return values.way === 'handler' ? openHandlerClaims(values.database!) : overHttp();
}

async function claimByShortest(rewardId: string, heroId: string): Promise<void> {
  const { status } = await ask(values.address!, 'POST', '/', { body: { rewardId, heroId } });
  if (status !== 200) throw new Error(`A claim was answered with ${status}.`);
}

/** What the queue and the worker cost alone. */
async function calculate(): Promise<void> {
  const body = { device: 'iPhone 15 Pro', condition: 'good' };
  const { status } = await ask(values.address!, 'POST', '/api/calculate-trade', { body });
  if (status !== 200) throw new Error(`A calculation was answered with ${status}.`);
}

function overHttp() {
  return async (rewardId: string, heroId: string) => {
    const write = makeClaim(rewardId, heroId);
    const answer = await ask(values.address!, 'POST', write.path, write);
    if (answer.status > 201)
      throw new Error(`A claim was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
}
