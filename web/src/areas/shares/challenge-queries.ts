import type { CHALLENGE_TABS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf, readBy } from '../../kernel/api/query-options';
import { filled, listOf } from '../../kernel/api/read-answer';
import { useOwnHeroId } from '../heroes/use-me';
import { useLiveQuery, useRoom } from '../../kernel/live/use-live-query';

/** The social challenges, for anybody. */
export const challengesQuery = readBy(
  queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges),
  listOf(filled({
    participantLimit: Number.POSITIVE_INFINITY, currentParticipants: 0, completedParticipants: 0, isActive: true,
    creatorName: '', creatorAvatar: '', userParticipation: null,
  })),
);

/**
 * The social challenges as the visitor's hero sees them, kept current: seats by the challenges' room, own progress by
 * the hero's. One list serves every tab.
 */
export function useSocialChallenges(): UseQueryResult<SocialChallenge[]> {
  const heroId = useOwnHeroId();
  useRoom(heroId === undefined ? undefined : `hero:${heroId}`);
  return useLiveQuery('challenges', challengesQuery);
}

export type ChallengeTab = (typeof CHALLENGE_TABS)[number];

const SHOWN_IN: Readonly<Record<ChallengeTab, (challenge: SocialChallenge) => boolean>> = {
  active: ({ isActive }) => isActive,
  mine: ({ userParticipation }) => userParticipation !== null,
  completed: ({ isActive }) => !isActive,
};

/** What a tab shows, newest first (spec document 2, section 2). */
export function challengesOf(tab: ChallengeTab, challenges: readonly SocialChallenge[]): SocialChallenge[] {
  return challenges.filter(SHOWN_IN[tab]).sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
