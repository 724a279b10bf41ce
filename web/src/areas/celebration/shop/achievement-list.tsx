import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { celebrationTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import type { IconName } from '../../../kit/icon-paths';
import type { Achievement } from './celebration-rules';

const LOOKS: Record<Achievement['id'], { icon: IconName; tone: string; figure: () => string }> = {
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
  'level-up': { icon: 'sparkle', tone: 'bg-positive-soft text-positive', figure: () => '' },
  milestone: {
    icon: 'leaf',
    tone: 'bg-positive-soft text-positive',
    figure: () => formatWhole(CELEBRATION.milestonePointsPerPercent),
  },
};

/** The achievements of a celebration, each with its points. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const text = celebrationTexts;
  return (
    <section aria-label={text.achievements}>
      <Heading level={3} size={3}>
        {text.achievements}
      </Heading>
      <ul className="mt-3 flex flex-col gap-3">
        {achievements.map(({ id, points }) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden
              className={classNames('grid size-11 shrink-0 place-items-center rounded-full', LOOKS[id].tone)}
            >
              <Icon name={LOOKS[id].icon} className="size-6" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {text.achievement[id].title}
                <Badge tone="accent">{text.newBadge}</Badge>
              </span>
              <span className="block text-sm text-ink-muted">{text.achievement[id].text(LOOKS[id].figure())}</span>
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">{text.plusPoints(formatWhole(points))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
