import { HERO_AVATARS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import type { PublicChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { KnownChallenge } from './social-challenges.projection.js';

/** A challenge in the shape of the spec (document 2, section 3), without anything of the caller's. */
export function asPublicChallenge(
  { id, terms, ended, joined, completed }: KnownChallenge,
  nameOf: (heroId: string) => string | undefined,
): PublicChallenge {
  const { creatorId, createdAt, expiresAt, ...shown } = terms;
  return {
    id,
    ...shown,
    currentParticipants: joined,
    completedParticipants: completed,
    isActive: !ended,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    creatorName: nameOf(creatorId) ?? REMOVED_HERO_NAME,
    creatorAvatar: avatarOf(creatorId),
  };
}

/** The picture of a hero: always the same one. */
export function avatarOf(heroId: string): string {
  let sum = 0;
  for (let at = 0; at < heroId.length; at++) sum = (sum * 31 + heroId.charCodeAt(at)) % 65_521;
  return HERO_AVATARS[sum % HERO_AVATARS.length]!;
}
