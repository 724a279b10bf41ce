import type { PublicChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { ShareContent } from './share-content';

/** A challenge as it is shared; the link leads to where it can be joined. */
export function challengeContent({ id, title, description, pointsReward }: PublicChallenge): ShareContent {
  return { type: 'challenge', id, title, description, value: pointsReward, url: '/community?tab=challenges' };
}
