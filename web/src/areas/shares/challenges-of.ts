import type { CHALLENGE_TABS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';

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
