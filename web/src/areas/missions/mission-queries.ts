import { MISSION_CATEGORIES, UNKNOWN_MISSION_CATEGORY } from '@planet-heroes/contracts/areas/missions/catalogue';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { queryOptionsOf, readBy } from '../../kernel/api/query-options';
import { filled, listOf } from '../../kernel/api/read-answer';

const withDefaults = filled({ targetZone: undefined, currentParticipants: 0 });

/** The missions; one of a category that is not known has the least particular. */
export const missionsQuery = readBy(
  queryOptionsOf(MISSIONS_ROUTES.listMissions),
  listOf(<T>(mission: T): T => {
    const read = withDefaults(mission as T & { category?: never });
    return MISSION_CATEGORIES.includes(read.category!) ? read : { ...read, category: UNKNOWN_MISSION_CATEGORY };
  }),
);

/** The sponsors' tiers. */
export const tiersQuery = readBy(
  queryOptionsOf(MISSIONS_ROUTES.listTiers),
  listOf(filled({ maxAmount: undefined, badgeColor: 'transparent', benefits: [] })),
);
