import { defineArea } from '../../kernel/areas/area.js';
import { awardBadges, badgeTotals } from './award-badges.js';

/** Badges that heroes are given for their trades. After every area whose figures badges are given for. */
export const badges = defineArea({
  name: 'badges',
  reactions: { 'trade.verified': awardBadges },
  totals: [badgeTotals],
});
