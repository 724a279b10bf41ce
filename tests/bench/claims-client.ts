// Claims as fast as it can for some seconds, in a process of its own, in one of three ways: by the domain's handler as
// a worker runs it, over HTTP as browsers do, or as the shortest plain SQL.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { CommandRunner } from '@planet-heroes/domain/kernel/commands/command-runner';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { ask } from '../processes/client.ts';
import { claim as makeClaim } from '../processes/offers.ts';
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

/** A worker's, unless it is set. */
const POOL_SIZE = 10;

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
  | ((rewardId: string, heroId: string) => Promise<void>)
  | Promise<(rewardId: string, heroId: string) => Promise<void>>
{
  if (values.way === 'sql') return openPlainClaims(values.database!, concurrency);
  if (values.way === 'calculation') return calculate;
  return values.way === 'handler' ? openHandler() : overHttp();
}

/** What the queue and the worker cost alone. */
async function calculate(): Promise<void> {
  const body = { device: 'iPhone 15 Pro', condition: 'good' };
  const { status } = await ask(values.address!, 'POST', '/api/calculate-trade', { body });
  if (status !== 200) throw new Error(`A calculation was answered with ${status}.`);
}

async function openHandler() {
  const database = await openDatabase({ url: values.database!, poolSize: POOL_SIZE });
  const runner = new CommandRunner(database, {
    autoVerifySeconds: undefined,
    ramadanShiftDays: 0,
    transactionBoundMs: 2_000,
    languageModel: undefined,
    onModelFault: () => undefined,
    onMessageFault: () => undefined,
    allowPrivateWebhooks: false,
    mailer: { keepsMail: true, send: async () => ({ status: 'sent' }), forget: async () => {} },
    pusher: { send: async () => ({ status: 'sent' }) },
    photos: { put: async () => undefined, read: async () => undefined, remove: async () => undefined },
    publicUrl: 'http://localhost',
  });
  return async (rewardId: string, heroId: string) => {
    const id = randomUUID();
    const job: CommandJob = {
      id,
      name: 'claim-reward',
      payload: { rewardId, heroId },
      scope: `hero:${heroId}`,
      key: id,
      bodyHash: '',
      replyTo: 'bench',
    };
    const outcome = await runner.run(job);
    if (outcome.status !== 'succeeded') throw new Error(`A claim was refused: ${JSON.stringify(outcome)}`);
  };
}

function overHttp() {
  return async (rewardId: string, heroId: string) => {
    const write = makeClaim(rewardId, heroId);
    const answer = await ask(values.address!, 'POST', write.path, write);
    if (answer.status > 201)
      throw new Error(`A claim was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
}
