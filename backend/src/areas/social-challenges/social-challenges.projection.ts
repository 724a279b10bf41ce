import {
  CHALLENGES_SHOWN, REMOVED_CHALLENGE, TAKEN_AWAY_CHALLENGE,
} from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { UserParticipation } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Fingerprint } from '../../kernel/projections/fingerprint.js';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import {
  type ChallengeState,
  type ChallengeTerms,
  type ParticipationState,
  partsOfChallenge,
  partsOfParticipation,
  progressOf,
} from './challenge-state.js';
import { loadChallenges } from './load-challenges.js';

/** A challenge whose creation has been read. */
export type KnownChallenge = ChallengeState & { terms: ChallengeTerms };

/** Every social challenge, and who takes part in it. */
@Projected()
export class SocialChallengesProjection implements Projection {
  readonly name = 'social-challenges';
  private challenges = new Map<string, ChallengeState>();
  /** Each hero's challenges. */
  private joinedBy = new Map<string, Set<string>>();
  private creators = new Set<string>();
  private fingerprint = new Fingerprint();
  private changes = 0;
  private listed: { version: number; challenges: KnownChallenge[] } | undefined;

  fresh(): SocialChallengesProjection {
    return new SocialChallengesProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    const challenges = await loadChallenges(snapshot);
    this.challenges = new Map();
    this.joinedBy = new Map();
    this.creators = new Set();
    this.fingerprint = new Fingerprint();
    this.changes++;
    for (const challenge of challenges) {
      this.challenges.set(challenge.id, challenge);
      this.creators.add(challenge.terms!.creatorId);
      this.fingerprint.add(partsOfChallenge(challenge));
      for (const [heroId, participation] of challenge.participations) {
        this.fingerprint.add(partsOfParticipation(challenge.id, heroId, participation));
        this.index(heroId, challenge.id);
      }
    }
  }

  apply(event: LogEvent): void {
    switch (event.type) {
      case 'social_challenge.created': {
        const { challengeId, createdAt, expiresAt, ...terms } = event.data;
        this.creators.add(terms.creatorId);
        return this.change(challengeId, (challenge) => {
          challenge.terms = { ...terms, createdAt: Date.parse(createdAt), expiresAt: Date.parse(expiresAt) };
        });
      }
      case 'social_challenge.joined':
        this.index(event.data.heroId, event.data.challengeId);
        this.change(event.data.challengeId, (challenge) => challenge.joined++);
        return this.changePart(event.data, (part) => (part.joined = true));
      case 'social_challenge.progressed':
        return this.changePart(event.data, (part) => (part.progress += event.data.amount));
      case 'social_challenge.set_back':
        return this.changePart(event.data, (part) => (part.progress -= event.data.amount));
      case 'social_challenge.completed':
        this.change(event.data.challengeId, (challenge) => challenge.completed++);
        return this.changePart(
          event.data,
          (part) => Object.assign(part, { completed: true, pointsEarned: event.data.points }),
        );
      case 'social_challenge.ended':
        return this.change(event.data.challengeId, (challenge) => (challenge.ended = true));
      case 'social_challenge.removed':
        return this.change(event.data.challengeId, (challenge) => {
          if (challenge.terms) challenge.terms = { ...challenge.terms, ...TAKEN_AWAY_CHALLENGE };
        });
      case 'hero.hidden':
      case 'hero.shown':
      case 'hero.renamed':
      case 'hero.removed':
        if (event.type === 'hero.removed') this.eraseTextsOf(event.data.heroId);
        // The creator's name is shown with the challenge, and looked up where it is shown.
        if (this.creators.has(event.data.heroId)) this.changes++;
    }
  }

  hash(): string {
    return this.fingerprint.toString();
  }

  challenge(id: string): KnownChallenge | undefined {
    const challenge = this.challenges.get(id);
    return challenge && isKnown(challenge) ? challenge : undefined;
  }

  /** The active ones, then the others, each group with the newest first. */
  all(): readonly KnownChallenge[] {
    if (this.listed?.version === this.changes) return this.listed.challenges;
    const challenges = [...this.challenges.values()].filter(isKnown).sort(newestActiveFirst);
    this.listed = { version: this.changes, challenges };
    return challenges;
  }

  active(): readonly KnownChallenge[] {
    return this.all().filter(({ ended }) => !ended).slice(0, CHALLENGES_SHOWN);
  }

  ended(): readonly KnownChallenge[] {
    return this.all().filter(({ ended }) => ended).slice(0, CHALLENGES_SHOWN);
  }

  /** The challenges that a hero has joined. */
  challengesOf(heroId: string): readonly KnownChallenge[] {
    const ids = [...(this.joinedBy.get(heroId) ?? [])];
    return ids.flatMap((id) => this.challenge(id) ?? []).sort(newestActiveFirst).slice(0, CHALLENGES_SHOWN);
  }

  participationOf(challenge: KnownChallenge, heroId: string): UserParticipation | null {
    const part = challenge.participations.get(heroId);
    if (!part?.joined) return null;
    const { completed, pointsEarned } = part;
    return {
      status: completed ? 'completed' : 'active',
      currentProgress: progressOf(challenge.terms, part),
      pointsEarned,
    };
  }

  private eraseTextsOf(heroId: string): void {
    if (!this.creators.has(heroId)) return;
    for (const { id, terms } of this.challenges.values()) {
      if (terms?.creatorId === heroId)
        this.change(id, (challenge) => (challenge
          .terms = { ...terms, ...REMOVED_CHALLENGE }));
    }
  }

  private index(heroId: string, challengeId: string): void {
    const joined = this.joinedBy.get(heroId);
    if (joined) joined.add(challengeId);
    else this.joinedBy.set(heroId, new Set([challengeId]));
  }

  private change(id: string, mutate: (challenge: ChallengeState) => void): void {
    const existing = this.challenges.get(id);
    const challenge = existing
      ?? { id, terms: undefined, ended: false, joined: 0, completed: 0, participations: new Map() };
    if (existing) this.fingerprint.remove(partsOfChallenge(existing));
    mutate(challenge);
    this.challenges.set(id, challenge);
    this.fingerprint.add(partsOfChallenge(challenge));
    this.changes++;
  }

  /** Two transactions may reach the log in either order: the first event makes the participation. */
  private changePart(
    { challengeId, heroId }: { challengeId: string; heroId: string },
    mutate: (part: ParticipationState) => void,
  ): void {
    this.change(challengeId, ({ participations }) => {
      const existing = participations.get(heroId);
      const part = existing ?? { joined: false, completed: false, progress: 0, pointsEarned: 0 };
      if (existing) this.fingerprint.remove(partsOfParticipation(challengeId, heroId, existing));
      mutate(part);
      participations.set(heroId, part);
      this.fingerprint.add(partsOfParticipation(challengeId, heroId, part));
    });
  }
}

function isKnown(challenge: ChallengeState): challenge is KnownChallenge {
  return challenge.terms !== undefined;
}

function newestActiveFirst(a: KnownChallenge, b: KnownChallenge): number {
  return Number(a.ended) - Number(b.ended) || b.terms.createdAt - a.terms.createdAt || (a.id < b.id ? -1 : 1);
}
