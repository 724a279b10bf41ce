import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { useOwnHeroId } from '../heroes/use-me';
import { useLiveQuery } from '../../kernel/live/use-live-query';
import { useRoom } from '../../kernel/live/use-room';

/**
 * The social challenges as the visitor's hero sees them, kept current: seats by the challenges' room, own progress by
 * the hero's. One list serves every tab.
 */
export function useSocialChallenges(): UseQueryResult<SocialChallenge[]> {
  const heroId = useOwnHeroId();
  useRoom(heroId === undefined ? undefined : `hero:${heroId}`);
  return useLiveQuery('challenges', queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges));
}
