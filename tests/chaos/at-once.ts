import { randomUUID } from 'node:crypto';
import { ask, codeOf, counted, withEach, type Write } from '../processes/client.ts';
import { challenge, claim, ingest, join, reward } from '../processes/offers.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

const HEROES = 1_000;
const TIMES = 50;
/** Long enough for everybody's turn: a 202 would be lawful, but proves nothing. */
const PATIENT = { COMMAND_WAIT_MS: '30000' };

/** R1: everybody wants the last ones at the same moment. */
export function amongMany(chaos: Chaos): Promise<ChaosRow[]> {
  const heroes = scaled(chaos, HEROES, 60);
  return onSite({ heroes, workers: 2, environment: PATIENT }, async (site) => {
    const rows: ChaosRow[] = [];
    for (const places of [1, 3, 50]) {
      const rewardId = `stock-${places}`;
      await ingest(site.address, [reward(rewardId, { availableQuantity: places })]);
      rows.push(
        await fight(
          chaos,
          site,
          heroes,
          places,
          `claims on stock ${places}`,
          'sold_out',
          (hero) => claim(rewardId, hero),
        ),
      );
    }
    for (const places of [1, 50]) {
      const challengeId = `seats-${places}`;
      await ingest(site.address, [challenge(challengeId, { participantLimit: places })]);
      rows.push(
        await fight(chaos, site, heroes, places, `joins for ${places} seats`, 'challenge_full', (hero) =>
          join(challengeId, hero)),
      );
    }
    return rows;
  });
}

async function fight(
  chaos: Chaos,
  site: Site,
  heroes: number,
  places: number,
  what: string,
  refusal: string,
  write: (hero: string) => Write,
): Promise<ChaosRow> {
  const order = Array.from({ length: heroes }, (_, at) => ({ hero: `bulk-${1 + at}`, turn: chaos.random() })).toSorted((
    a,
    b,
  ) => a.turn - b.turn);
  const answers = await withEach(order, heroes, async ({ hero }) => {
    const sent = write(hero);
    return ask(site.address, 'POST', sent.path, sent);
  });
  const faults: string[] = [];
  const receipts = answers.filter(({ status }) => status === 201).length;
  if (receipts !== places) faults.push(`${receipts} receipts instead of ${places}`);
  const strange = answers.filter((answer) =>
    answer.status !== 201 && !(answer.status === 409 && codeOf(answer) === refusal)
  );
  if (strange.length > 0)
    faults.push(`answers nobody should get: ${counted(strange.map((answer) => `${answer.status} ${codeOf(answer)}`))}`);
  faults.push(...(await reconciliationFaults(site.backends)));
  return line(
    chaos,
    'R1',
    `${heroes} concurrent ${what}`,
    `exactly ${places}, all others ${refusal}, books hold`,
    counted(answers.map(codeOf)),
    faults,
  );
}

/** R2: one hero's impatience. */
export function oneHeroAtOnce(chaos: Chaos): Promise<ChaosRow[]> {
  return onSite({ heroes: 10, workers: 2, environment: PATIENT }, async (site) => {
    await ingest(site.address, [reward('once', { pointsCost: 2 })]);
    const oneKey = randomUUID();
    const same = await atOnce(site, () => claim('once', 'bulk-1', oneKey));
    const faults: string[] = [];
    const bodies = new Set(same.map(({ status, body }) => JSON.stringify([status, body])));
    if (bodies.size !== 1 || same[0]!.status !== 201)
      faults.push(`${bodies.size} different answers: ${counted(same.map(codeOf))}`);
    const [row] = await site.query<{ claims: number }>(
      `select count(*)::int as claims from reward_claim where reward_id = 'once'`,
    );
    if (row!.claims !== 1) faults.push(`${row!.claims} claims in the table`);
    faults.push(...(await reconciliationFaults(site.backends)));
    const first = line(
      chaos,
      'R2',
      `one claim ${TIMES} times at once, one key`,
      `one effect, ${TIMES} equal receipts`,
      `${bodies.size} kind of answer, ${row!.claims} claim`,
      faults,
    );

    const [hero] = await site.query<{ points: number }>(
      `select available_points::int as points from hero where id = 'bulk-2'`,
    );
    await ingest(site.address, [reward('all', { pointsCost: hero!.points })]);
    const many = await atOnce(site, () => claim('all', 'bulk-2'));
    const expected = `${TIMES - 1} insufficient_points, 1 succeeded`;
    const found = counted(many.map(codeOf));
    const wrong = found === expected ? [] : [`${found} instead of ${expected}`];
    wrong.push(...(await reconciliationFaults(site.backends)));
    return [
      first,
      line(
        chaos,
        'R2',
        `${TIMES} claims at once, ${TIMES} keys, points for one`,
        `one effect, ${TIMES - 1} insufficient_points`,
        found,
        wrong,
      ),
    ];
  });
}

function atOnce(site: Site, write: () => Write) {
  return withEach(Array.from({ length: TIMES }), TIMES, () => {
    const sent = write();
    return ask(site.address, 'POST', sent.path, sent);
  });
}
