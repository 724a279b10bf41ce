import { REDEMPTION_STANDING } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Card } from '../../shared/ui/card';
import { LevelBadge } from '../../shared/hero/level-badge';
import { OwnPoints } from './own-points';

/** Available points and level, as this page fixes them (spec document 1, section 2), and the way to the real ones. */
export function RedemptionStanding() {
  const { standing } = messages.rewards;
  const { availablePoints, level, pointsToNextLevel } = REDEMPTION_STANDING;
  return (
    <section aria-label={standing.label} className="page-width grid gap-4 py-8 sm:py-12 lg:grid-cols-2">
      <Card className="grid grid-cols-2 items-end gap-4">
        <p className="flex flex-col">
          <span className="text-sm text-ink-muted">{standing.available}</span>
          <span className="font-display text-4xl font-medium lining-nums">{formatWhole(availablePoints)}</span>
        </p>
        <p className="grid justify-items-end gap-2 text-end">
          <LevelBadge level={level} />
          <span className="text-sm text-ink-muted">{standing.toNext(formatWhole(pointsToNextLevel))}</span>
        </p>
      </Card>
      <OwnPoints />
    </section>
  );
}
