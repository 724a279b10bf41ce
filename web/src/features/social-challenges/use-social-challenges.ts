import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOwnHeroId } from '../../shared/hero/use-me';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useRoom } from '../../shared/live/use-room';

/**
 * The social challenges as the visitor's hero sees them, kept current: seats by the challenges' room, own progress by the
 * hero's. One list serves every tab.
 */
export function useSocialChallenges(): UseQueryResult<SocialChallenge[]> {
  useRoom(`hero:${useOwnHeroId()}`);
  return useLiveQuery<SocialChallenge[]>('challenges', liveQueryKeys.socialChallenges);
}
