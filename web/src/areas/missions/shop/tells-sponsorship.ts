import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { hasFields } from '../../../kernel/api/read-answer';

/** Whether an answer, whose form the specs leave open, has enough of a sponsorship to show it. */
export function tellsSponsorship(answer: unknown): answer is Sponsorship {
  return hasFields<Sponsorship>(answer, {
    id: 'string', missionId: 'string', tierId: 'string', amount: 'number', state: 'string', submittedAt: 'string',
  });
}
