import { EARNING_RATES } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { CheckIn } from './check-in';

const RATES = ['waterConservationPerMonth', 'perReferral', 'dailyCheckIn'] as const;

/** What a habit is worth (spec document 1, section 9). */
export function EarningRates() {
  const { rates } = planetPointsTexts;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      {RATES.map((rate) => (
        <li
          key={rate}
          className="grid gap-x-8 gap-y-1 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-8 sm:py-6"
        >
          <div>
            <Heading level={3}>{rates[rate].title}</Heading>
            <p className="text-ink-muted">{rates[rate].text}</p>
            {rate === 'dailyCheckIn' && (
              <div className="mt-3">
                <CheckIn />
              </div>
            )}
          </div>
          <p className="font-semibold">
            <span className="font-display text-3xl font-medium text-accent lining-nums">
              {rates.plus(formatWhole(EARNING_RATES[rate]))}
            </span>{' '}
            {rates[rate].per}
          </p>
        </li>
      ))}
    </ul>
  );
}
