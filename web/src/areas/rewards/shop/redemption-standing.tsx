import { REDEMPTION_STANDING } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { rewardsTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { LevelBadge } from '../../heroes/level-badge';
import { OwnPoints } from './own-points';

/** Available points and level, as this page fixes them (spec document 1, section 2), and the way to the real ones. */
export function RedemptionStanding() {
  const { standing } = rewardsTexts;
  const { availablePoints, level, pointsToNextLevel } = REDEMPTION_STANDING;
  return (
    <section aria-label={standing.label} className="page-width grid gap-3 pt-4 sm:pt-6 lg:grid-cols-2">
      <OwnPoints />
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 sm:py-4">
        <p className="flex items-baseline gap-2">
          <span className="text-sm text-ink-muted">{standing.available}</span>
          <span className="font-display text-2xl font-medium lining-nums">{formatWhole(availablePoints)}</span>
        </p>
        <p className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1">
          <LevelBadge level={level} />
          <span className="text-sm text-ink-muted">{standing.toNext(formatWhole(pointsToNextLevel))}</span>
        </p>
      </Card>
    </section>
  );
}
