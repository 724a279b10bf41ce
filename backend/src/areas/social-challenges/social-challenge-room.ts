import { CHALLENGES_SHOWN } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { PublicChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { type PublicRoomSource, type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';
import { asPublicChallenge } from './challenge-view.js';
import { SocialChallengesProjection } from './social-challenges.projection.js';

@RoomSource('challenges')
export class SocialChallengeRoom implements PublicRoomSource<'challenges'> {
  constructor(
    private readonly challenges: SocialChallengesProjection,
    private readonly leaderboard: LeaderboardProjection,
  ) {}

  open(): RoomContent<'challenges'> {
    return socialChallengeRoom(this.challenges, (heroId) => this.leaderboard.nameOf(heroId));
  }
}

/**
 * The public view of the challenges. A snapshot shows the last published state, so that the changes that follow fit it.
 */
function socialChallengeRoom(
  challenges: SocialChallengesProjection,
  nameOf: (heroId: string) => string | undefined,
): RoomContent<'challenges'> {
  const shown = () =>
    challenges.all().slice(0, CHALLENGES_SHOWN).map((challenge) => asPublicChallenge(challenge, nameOf));
  let version = challenges.version;
  let told = shown();
  return {
    snapshot: () => told,
    takeChange() {
      if (challenges.version === version) return undefined;
      version = challenges.version;
      const now = shown();
      const before = new Map(told.map((challenge) => [challenge.id, challenge]));
      const stays = new Set(now.map(({ id }) => id));
      const changed = now.filter((challenge) => !isSame(before.get(challenge.id), challenge));
      const removed = told.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
      told = now;
      // A hero's progress is private: it is not sent to others.
      return changed.length === 0 && removed.length === 0 ? undefined : { changed, removed };
    },
  };
}

/** What never changes after the creation is not compared; texts do when their hero leaves. */
function isSame(before: PublicChallenge | undefined, after: PublicChallenge): boolean {
  return (
    before !== undefined &&
    before.currentParticipants === after.currentParticipants &&
    before.completedParticipants === after.completedParticipants &&
    before.isActive === after.isActive &&
    before.title === after.title &&
    before.description === after.description &&
    before.creatorName === after.creatorName
  );
}
