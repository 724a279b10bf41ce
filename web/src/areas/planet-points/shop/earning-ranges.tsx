import { POINT_RANGES } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Icon } from '../../../kit/icon';

const RANGES = [
  { way: 'trade', icon: 'phone' },
  { way: 'waterPurchase', icon: 'drop' },
  { way: 'referral', icon: 'message' },
  { way: 'dailyAction', icon: 'sun' },
] as const;

/** What each kind of deed brings, from and to (spec document 1, section 9). */
export function EarningRanges() {
  const { ranges } = planetPointsTexts;
  return (
    <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {RANGES.map(({ way, icon }) => (
        <li key={way}>
          <Card className="flex h-full flex-col gap-2 px-4 py-4 sm:gap-3 sm:p-6">
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <p className="font-semibold">{ranges[way]}</p>
            <p className="mt-auto">
              <span className="font-display text-2xl font-medium whitespace-nowrap lining-nums">
                {ranges.range(formatWhole(POINT_RANGES[way].min), formatWhole(POINT_RANGES[way].max))}
              </span>{' '}
              <span className="text-sm text-ink-muted">{ranges.unit}</span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
