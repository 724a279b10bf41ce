import { applyListChange, type ListChange } from '../../kernel/rooms/list-change.js';
import { CHALLENGES_SHOWN } from './catalogue.js';
import type { PublicChallenge } from './schemas.js';

/** The one order of the list: the active ones, then the others, each group with the newest first. */
function compareChallenges(a: PublicChallenge, b: PublicChallenge): number {
  if (a.isActive !== b.isActive) return a.isActive ? -1 : 1;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Applies a change of the room; leaves the list given untouched. */
export function applyChallengesChange(
  challenges: readonly PublicChallenge[],
  change: ListChange<PublicChallenge>,
): PublicChallenge[] {
  return applyListChange(challenges, change).sort(compareChallenges).slice(0, CHALLENGES_SHOWN);
}
