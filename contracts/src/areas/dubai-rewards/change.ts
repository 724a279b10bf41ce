import { applyListChange } from '../../kernel/rooms/list-change.js';
import type { DubaiChange, DubaiSnapshot } from './room.js';

/** The one order of both lists: what ends last comes first; ids decide the rest. */
export function compareDubaiOffers(a: { id: string; expiresAt: string }, b: { id: string; expiresAt: string }): number {
  if (a.expiresAt !== b.expiresAt) return a.expiresAt < b.expiresAt ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Applies a change of the room; leaves the snapshot given untouched. */
export function applyDubaiChange({ challenges, rewards }: DubaiSnapshot, change: DubaiChange): DubaiSnapshot {
  return {
    challenges: applyListChange(challenges, change.challenges).sort(compareDubaiOffers),
    rewards: applyListChange(rewards, change.rewards).sort(compareDubaiOffers),
  };
}
