import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { valueTrade } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon, type IconName } from '../../../kit/icon';
import type { Celebration } from '../celebration-store';
import { celebrationTexts } from '../texts.en';

type Achievement = 'high-value-trade' | 'bottle-saver' | 'milestone';

export interface CelebrationResult {
  /** What a trade has saved: bottles, CO2 in grams, points. */
  saved: { bottles: number; co2Grams: number; points: number } | undefined;
  /** Where the progress bar starts and ends, in percent. */
  progress: { from: number; to: number };
  achievements: readonly Achievement[];
}

/** What a celebration has to tell (spec document 1, section 9, Celebration rules). */
export function celebrationResult(celebration: Celebration): CelebrationResult {
  const { baseProgress, maxProgress } = CELEBRATION;
  switch (celebration.kind) {
    case 'trade':
      return tradeResult(celebration.valueAed, celebration.points);
    case 'milestone': {
      const to = Math.min(celebration.percent, maxProgress);
      return {
        saved: undefined,
        progress: { from: Math.min(baseProgress, to), to },
        achievements: ['milestone'],
      };
    }
  }
}

function tradeResult(value: number, confirmedPoints?: number): CelebrationResult {
  const { baseProgress, maxProgress, progressDivisor, maxProgressGain, highValueTrade, bottleSaver } = CELEBRATION;
  // The exchange programme's own sums: half a bottle does not count, 0.2 % of the value in kg, twice the value in
  // points.
  const { bottlesPrevented, co2Saved, points } = valueTrade({ model: '', baseValue: value }, {
    condition: '',
    label: '',
    multiplier: 1,
  });
  const gain = Math.min(value / progressDivisor, maxProgressGain);
  const achievements: Achievement[] = [];
  if (value >= highValueTrade.from) achievements.push('high-value-trade');
  if (bottlesPrevented >= bottleSaver.from) achievements.push('bottle-saver');
  return {
    saved: { bottles: bottlesPrevented, co2Grams: co2Saved, points: confirmedPoints ?? points },
    progress: { from: baseProgress, to: Math.min(baseProgress + gain, maxProgress) },
    achievements,
  };
}

const LOOKS: Record<Achievement, { icon: IconName; tone: string; figure: () => string }> = {
  'high-value-trade': {
    icon: 'trophy',
    tone: 'bg-sand-soft text-gold',
    figure: () => formatAed(CELEBRATION.highValueTrade.from),
  },
  'bottle-saver': {
    icon: 'drop',
    tone: 'bg-accent-soft text-accent',
    figure: () => formatWhole(CELEBRATION.bottleSaver.from),
  },
  milestone: {
    icon: 'leaf',
    tone: 'bg-positive-soft text-positive',
    figure: () => '',
  },
};

/** The achievements that a trade like this would reach. Nothing of them stands in the ledger. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const text = celebrationTexts;
  return (
    <section aria-label={text.achievements}>
      <Heading level={3} size={3}>
        {text.achievements}
      </Heading>
      <ul className="mt-3 flex flex-col gap-3">
        {achievements.map((id) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden
              className={classNames('grid size-11 shrink-0 place-items-center rounded-full', LOOKS[id].tone)}
            >
              <Icon name={LOOKS[id].icon} className="size-6" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{text.achievement[id].title}</span>
              <span className="block text-sm text-ink-muted">{text.achievement[id].text(LOOKS[id].figure())}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
