import { defineArea } from '../../kernel/areas/area.js';
import { awardBadges } from './award-badges.js';
import { badgeTotals } from './badge-totals.js';
import { HeroBadge } from './hero-badge.entity.js';

/** Badges that heroes are given for their trades. After every area whose figures badges are given for. */
export const badges = defineArea({
  name: 'badges',
  entities: [HeroBadge],
  reactions: { 'trade.verified': awardBadges },
  totals: [badgeTotals],
});
