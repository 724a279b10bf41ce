import { defineArea } from '../../kernel/areas/area.js';
import { awardBadges } from './award-badges.js';
import { HeroBadge } from './hero-badge.entity.js';

/** Badges that heroes are given for their trades. After every area whose figures badges are given for. */
export const badges = defineArea({
  name: 'badges',
  entities: [HeroBadge],
  reactions: { 'trade.verified': awardBadges },
  totals: [
    `select 'badges ' || badge as name, count(*)::text as total from hero cross join unnest(badges) as badge
       where removed_at is null group by badge`,
  ],
});
