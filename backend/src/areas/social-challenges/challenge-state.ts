import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { shownProgress } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';
import type { FingerprintParts } from '../../kernel/projections/fingerprint.js';

/** What the creator wrote and chose. Times are ms since the epoch. */
export interface ChallengeTerms {
  creatorId: string;
  title: string;
  description: string;
  challengeType: ChallengeType;
  targetValue: number;
  pointsReward: number;
  participantLimit: number;
  createdAt: number;
  expiresAt: number;
}

/** One hero's part. `joined` is false while only later events of it have been read. */
export interface ParticipationState {
  joined: boolean;
  completed: boolean;
  /** In the type's smallest unit. */
  progress: number;
  pointsEarned: number;
}

/** A challenge as the projection keeps it. `terms` are missing while only later events of it have been read. */
export interface ChallengeState {
  readonly id: string;
  terms: ChallengeTerms | undefined;
  ended: boolean;
  joined: number;
  completed: number;
  readonly participations: Map<string, ParticipationState>;
}

/** The challenge's part of the fingerprint. Lengths instead of times: two replays begin at different moments. */
export function partsOfChallenge({ id, terms, ended, joined, completed }: ChallengeState): FingerprintParts {
  if (!terms) return [id, ended, joined, completed];
  const {
    creatorId,
    title,
    description,
    challengeType,
    targetValue,
    pointsReward,
    participantLimit,
    createdAt,
    expiresAt,
  } = terms;
  return [
    id,
    ended,
    joined,
    completed,
    creatorId,
    title,
    description,
    challengeType,
    targetValue,
    pointsReward,
    participantLimit,
    expiresAt - createdAt,
  ];
}

export function partsOfParticipation(
  challengeId: string,
  heroId: string,
  participation: ParticipationState,
): FingerprintParts {
  const { joined, completed, progress, pointsEarned } = participation;
  // Progress read after the completion, which came earlier in the log, adds nothing.
  return [challengeId, heroId, joined, completed, completed ? 'target' : progress, pointsEarned];
}

/** Progress in whole units of the target; the target itself once it was reached. */
export function progressOf(
  { challengeType, targetValue }: ChallengeTerms,
  { completed, progress }: ParticipationState,
): number {
  return completed ? targetValue : shownProgress(challengeType, progress);
}
