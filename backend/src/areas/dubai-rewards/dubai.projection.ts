import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import { CHALLENGE_KIND, loadDubaiChallenges } from './dubai-challenges.js';
import { loadDubaiRewards, REWARD_KIND } from './dubai-rewards.js';
import { OfferList } from './offer-list.js';

/** Dubai challenges and rewards: what is listed, and how much of each is taken. */
@Projected()
export class DubaiProjection implements Projection {
  readonly name = 'dubai';
  readonly challenges = new OfferList(CHALLENGE_KIND);
  readonly rewards = new OfferList(REWARD_KIND);

  fresh(): DubaiProjection {
    return new DubaiProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    const [challenges, rewards] = [await loadDubaiChallenges(snapshot), await loadDubaiRewards(snapshot)];
    this.challenges.fill(challenges);
    this.rewards.fill(rewards);
  }

  apply(event: LogEvent): void {
    switch (event.type) {
      case 'dubai_challenge.opened': {
        const { challengeId, currentParticipants, metric: _metric, target: _target, ...terms } = event.data;
        return this.challenges.change(
          challengeId,
          ({ participants }) => ({ terms, participants: participants + currentParticipants }),
        );
      }
      case 'dubai_challenge.joined':
        return this.challenges.change(
          event.data.challengeId,
          ({ participants }) => ({ participants: participants + 1 }),
        );
      case 'dubai_challenge.progressed':
        return this.challenges.change(
          event.data.challengeId,
          ({ progress }) => ({ progress: progress + event.data.added }),
        );
      case 'dubai_challenge.set_back':
        return this.challenges.change(
          event.data.challengeId,
          ({ progress }) => ({ progress: progress - event.data.taken }),
        );
      case 'dubai_challenge.completed':
        return this.challenges.change(event.data.challengeId, ({ completed }) => ({ completed: completed + 1 }));
      case 'dubai_challenge.retired':
        return this.challenges.change(event.data.challengeId, () => ({ retired: true }));
      case 'reward.added': {
        const { rewardId, availableQuantity, claimedQuantity, ...terms } = event.data;
        return this.rewards.change(rewardId, ({ stock, claimed }) => ({
          terms,
          limited: availableQuantity !== undefined,
          stock: stock + (availableQuantity ?? 0),
          claimed: claimed + claimedQuantity,
        }));
      }
      case 'reward.stocked':
        return this.rewards.change(event.data.rewardId, ({ stock }) => ({ stock: stock + event.data.quantity }));
      case 'reward.claimed':
        return this.rewards.change(event.data.rewardId, ({ claimed }) => ({ claimed: claimed + 1 }));
      case 'claim.advanced': {
        const { from, to } = event.data;
        return this.rewards.change(event.data.rewardId, ({ claimed, processing, fulfilled }) => ({
          claimed: claimed - Number(to === 'expired'),
          processing: processing + Number(to === 'processing') - Number(from === 'processing'),
          fulfilled: fulfilled + Number(to === 'fulfilled'),
        }));
      }
      case 'reward.retired':
        return this.rewards.change(event.data.rewardId, () => ({ retired: true }));
    }
  }

  hash(): string {
    return `${this.challenges.hash()}-${this.rewards.hash()}`;
  }
}
