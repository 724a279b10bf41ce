import { SIMULATOR_CONDITIONS, SIMULATOR_DEVICES } from '@planet-heroes/contracts/areas/trade-ins/devices';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { Recurring } from '../../kernel/schedule/recurring.js';
import { seededRandom } from '../../kernel/seeds/random.js';

/** The source of every trade that nobody made. */
const SOURCE = 'urn:planet-heroes:demo-city';
/** The best of the sample heroes, whose trades a visitor sees on the board. */
const HEROES = 300;
const EVERY_SECONDS = 12;

/**
 * In a demo the sample heroes trade automatically, some five times a minute: a visitor sees ranks change. Their phones
 * are the exchange's: with the dearer ones the city's goals would be reached within an hour.
 */
export const DEMO_CITY: Recurring = {
  name: 'ingest-event',
  everySeconds: EVERY_SECONDS,
  payloadAt: (time) => ({ events: [tradeAt(time)] }),
  ofDemoCity: true,
};

function tradeAt(time: Date): CloudEventEnvelope {
  const period = time.getTime() / 1000 / EVERY_SECONDS;
  const random = seededRandom(period);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const heroId = `hero-${String(1 + Math.floor(random() * HEROES)).padStart(5, '0')}`;
  return {
    specversion: '1.0',
    source: SOURCE,
    id: String(period),
    type: 'trade.verified',
    time: time.toISOString(),
    data: {
      heroId,
      device: one(SIMULATOR_DEVICES).model,
      condition: one(SIMULATOR_CONDITIONS).condition,
      programme: 'exchange',
    },
  };
}
