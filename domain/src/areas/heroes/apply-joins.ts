import type { IngestEvent } from '@planet-heroes/contracts/ingest-events';
import { activityOf, type EventHandler, oneByOne } from '../../kernel/ingest/event-handler.js';
import { addHero, type NewHero } from './add-hero.js';
import { addHeroes } from './add-heroes.js';

type JoinedEvent = Extract<IngestEvent, { type: 'hero.joined' }>;

const applyOneByOne = oneByOne<'hero.joined'>((transaction, event) => addHero(transaction, asNewHero(event)));

/**
 * Applies joins: at once where nobody else is concerned, and then, in their order, those whom a friend brought, those of an
 * id that comes twice, and those that could not be added at once.
 */
export const applyJoins: EventHandler<'hero.joined'> = async (transaction, events) => {
  const times = new Map<string, number>();
  for (const { data } of events) times.set(data.heroId, (times.get(data.heroId) ?? 0) + 1);
  const plain = events.filter(({ data }) => !data.referredBy && times.get(data.heroId) === 1);
  const atOnce = await addHeroes(transaction, plain.map(asNewHero));
  const left = events.filter(({ data }) => !atOnce.added.has(data.heroId));
  const single = await applyOneByOne(transaction, left);
  const outcomes = new Map(left.map((event, at) => [event, single.outcomes[at]!]));
  return {
    outcomes: events.map((event) => outcomes.get(event) ?? { status: 'applied' }),
    transactionId: single.transactionId ?? atOnce.transactionId,
  };
};

function asNewHero(event: JoinedEvent): NewHero {
  return activityOf(event);
}
