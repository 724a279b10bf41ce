import type { HeroLevel } from '@planet-heroes/contracts/areas/heroes/levels';
import { nameOf } from '../../kernel/i18n/name-of';
import { Badge, type BadgeTone } from '../../kit/badge';

/** Anything but gold and silver is styled as bronze (spec document 1, section 3). */
const TONES: Partial<Record<HeroLevel, BadgeTone>> = { 'Gold Hero': 'gold', 'Silver Hero': 'silver' };

/** A hero level in its metal. */
export function LevelBadge({ level }: { level: HeroLevel }) {
  return (
    <Badge tone={TONES[level] ?? 'bronze'} className="whitespace-nowrap">
      {nameOf(level)}
    </Badge>
  );
}
