// Heroes, companies and offers before the evening begins, made by the product's own calls.
import { INGEST_EVENT_EXAMPLES } from '@planet-heroes/contracts/ingest-event-examples';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { setTimeout as delay } from 'node:timers/promises';
import { cookieOf, withEach } from '../processes/client.ts';
import { challenge, event, reward } from '../processes/offers.ts';
import type { City } from './city.ts';
import { newcomer } from './hero-visits.ts';

const AT_ONCE = 16;
/** Rewards for everybody cost little, scarce ones more. */
const REWARDS = [{ pointsCost: 20 }, { pointsCost: 60 }, { pointsCost: 120 }, { pointsCost: 60, availableQuantity: 25 }];
const CHALLENGES = [{}, { participantLimit: 40 }, { metric: 'points_earned', target: 50_000 }];
const MISSIONS = 2;
/** Nobody waits longer for a hero who is refused for the moment. */
const TRIES = 600;

export interface Settlers {
  seed: number;
  heroes: number;
  companies: number;
  /** They exist already, as `bulk-1`, `bulk-2`, …; else each joins as a visitor does. */
  inBulk: boolean;
}

export async function settle(city: City, { seed, heroes, companies, inBulk }: Settlers): Promise<void> {
  await openOffers(city, seed);
  await withEach(Array.from({ length: companies }, (_, at) => at + 1), AT_ONCE, async (number) => {
    const name = `Company ${number}`;
    const registered = await city.operate('POST /api/ops/companies', { body: { name, email: 'it@company.example' } });
    if (registered) {
      const { id, apiKey } = registered.body;
      city.companies.push({ id, name, as: { authorization: `Bearer ${apiKey}` } });
    }
  });
  // They were registered at once, and came back in any order.
  city.companies.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  if (inBulk) {
    for (let number = 1; number <= heroes; number++) {
      const id = `bulk-${number}`;
      city.heroes.push({ id, as: { cookie: cookieOf(id) } });
    }
  } else await withEach(Array.from({ length: heroes }, (_, at) => at + 1), AT_ONCE, (number) => join(city, number));
  await firstChallenges(city);
}

/** Rewards, challenges and missions of this city's own. */
async function openOffers(city: City, seed: number): Promise<void> {
  const name = `city-${seed}-${Date.now().toString(36)}`;
  const mission = (at: number) =>
    event('mission.opened', {
      ...INGEST_EVENT_EXAMPLES['mission.opened'],
      missionId: `${name}-mission-${at}`,
      fundingGoal: 100_000_000_000,
    });
  const events = [
    ...REWARDS.map((data, at) => reward(`${name}-reward-${at}`, data)),
    ...CHALLENGES.map((data, at) => challenge(`${name}-challenge-${at}`, data)),
    ...Array.from({ length: MISSIONS }, (_, at) => mission(at)),
  ];
  const sent = await city.operate('POST /api/ops/events', { body: events as CloudEventEnvelope[] });
  if (sent?.body.applied !== events.length)
    throw new Error(`The city's offers were not taken: ${JSON.stringify(sent?.body ?? city.calls.faults.at(-1))}`);
}

async function join(city: City, number: number): Promise<void> {
  for (let turn = 0; turn < TRIES; turn++) {
    const hero = await newcomer(city, { hero: number });
    if (hero) return void city.heroes.push(hero);
    await delay(1_000);
  }
  throw new Error(`Hero ${number} could not join.`);
}

/**
 * Somebody has to make a challenge before others can join one. They come as events: heroes who have just joined may not
 * open any.
 */
async function firstChallenges(city: City): Promise<void> {
  const name = `city-${Date.now().toString(36)}`;
  const events = city.heroes.slice(0, 5).map(({ id }, at) => event('social_challenge.created', {
    challengeId: `${name}-bottles-${at}`, creatorId: id, title: 'Bottles of the week',
    description: 'Who keeps a hundred bottles out of the sea?', challengeType: 'bottles_prevented',
    targetValue: 100_000, duration: 7, pointsReward: 50, participantLimit: 20,
  }));
  await city.operate('POST /api/ops/events', { body: events as CloudEventEnvelope[] });
}
