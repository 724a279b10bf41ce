import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { hasFields } from '../../shared/api/read-answer';

/** The sponsors' calls that no room keeps current. Segments joined with slashes are the URL. */
export const sponsorshipQueryKeys = {
  tiers: ['/api/sponsorship-tiers'],
  sponsorship: (id: string) => ['/api/mission-sponsorships', encodeURIComponent(id)],
} as const;

/** Whether an answer, whose form the specs leave open, tells enough of a sponsorship to show it. */
export function tellsSponsorship(answer: unknown): answer is Sponsorship {
  return hasFields<Sponsorship>(answer, {
    id: 'string', missionId: 'string', tierId: 'string', amount: 'number', state: 'string', submittedAt: 'string',
  });
}
