import { CHALLENGES_SHOWN } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { PublicChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { ListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';
import { asPublicChallenge } from './challenge-view.js';
import { type KnownChallenge, SocialChallengesProjection } from './social-challenges.projection.js';

/** The public view of the challenges. A hero's progress is private: it is not sent to others. */
@RoomSource('challenges')
export class SocialChallengeRoom implements RoomContent<'challenges'> {
  constructor(
    private readonly challenges: SocialChallengesProjection,
    private readonly leaderboard: LeaderboardProjection,
  ) {}

  snapshot(): PublicChallenge[] {
    return this.shown().map((challenge) => this.viewOf(challenge));
  }

  /** For each that has ended, and fallen behind the active ones, one of the last may have come up into the list. */
  changeBy(events: readonly LogEvent[]): ListChange<PublicChallenge> | undefined {
    const touched = new Set(events.flatMap((event) => touchedBy(event) ?? []));
    const ended = new Set(events.flatMap(({ type, data }) => (type === 'social_challenge.ended' ? [data.challengeId] : [])));
    const creators = new Set(events.flatMap(({ type, data }) =>
      type === 'hero.renamed' || type === 'hero.hidden' || type === 'hero.shown' || type === 'hero.removed' ? [data.heroId] : []
    ));
    if (touched.size === 0 && creators.size === 0) return undefined;
    const shown = this.shown();
    const changed = shown.filter(({ id, terms }, index) =>
      touched.has(id) || creators.has(terms.creatorId) || index >= Math.max(shown.length, CHALLENGES_SHOWN) - ended.size
    );
    const removed = [...touched].filter((id) => shown.every((challenge) => challenge.id !== id));
    if (changed.length === 0 && removed.length === 0) return undefined;
    return { changed: changed.map((challenge) => this.viewOf(challenge)), removed };
  }

  private shown(): readonly KnownChallenge[] {
    return this.challenges.all().slice(0, CHALLENGES_SHOWN);
  }

  private viewOf(challenge: KnownChallenge): PublicChallenge {
    return asPublicChallenge(challenge, (heroId) => this.leaderboard.nameOf(heroId));
  }
}

/** The challenge of which the list shows what an event says. */
function touchedBy({ type, data }: LogEvent): string | undefined {
  switch (type) {
    case 'social_challenge.created':
    case 'social_challenge.joined':
    case 'social_challenge.completed':
    case 'social_challenge.ended':
    case 'social_challenge.removed':
      return data.challengeId;
    default:
      return undefined;
  }
}
