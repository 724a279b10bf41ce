import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { offered } from '../translations/offered-text';

/** A challenge in the page's language, if it is a sample. Apart from the queries, which every page loads. */
export function offeredChallenge(challenge: SocialChallenge): SocialChallenge {
  return { ...challenge, title: offered(challenge.title), description: offered(challenge.description) };
}
