import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { HeroNotice } from '@planet-heroes/contracts/socket-map';

/** What an event asks its hero's screens to read again; undefined where nothing. */
export function heroNoticeOf(event: LogEvent): HeroNotice | undefined {
  switch (event.type) {
    case 'trade.quoted':
    case 'trade.verified':
    case 'trade.rejected':
    case 'trade.expired':
    case 'trade.reversed':
      return { kind: 'trade-in', id: event.data.tradeInId, state: event.type.slice('trade.'.length) };
    case 'trade.advanced':
      return { kind: 'trade-in', id: event.data.tradeInId, state: event.data.to };
    case 'trade.repriced':
      return { kind: 'trade-in', id: event.data.tradeInId, state: event.type.slice('trade.'.length) };
    case 'trade.photo_added':
    case 'trade.photo_removed':
      // The desk's photos are shown with its findings, which have an event of their own.
      if (event.data.by === 'desk') return undefined;
      return { kind: 'trade-in', id: event.data.tradeInId, state: event.type.slice('trade.'.length) };
    case 'payout.changed':
      return { kind: 'trade-in', id: event.data.tradeInId, state: `payout-${event.data.state}` };
    case 'credit.spent':
    case 'credit.returned':
      return { kind: 'money', id: event.data.heroId, state: event.type.slice('credit.'.length) };
    case 'hero.profile_completed':
      return { kind: 'profile', id: event.data.heroId, state: 'completed' };
    case 'hero.checked_in':
      return { kind: 'profile', id: event.data.heroId, state: 'checked-in' };
    case 'hero.hidden':
    case 'hero.shown':
      return { kind: 'profile', id: event.data.heroId, state: event.type.slice('hero.'.length) };
    case 'badge.awarded':
      return { kind: 'profile', id: event.data.heroId, state: 'badge' };
    case 'share.recorded':
      return { kind: 'share', id: event.data.shareId, state: 'recorded' };
    case 'hero.referral_rewarded':
      return { kind: 'share', id: event.data.friendId, state: 'traded' };
    case 'social_challenge.joined':
    case 'social_challenge.progressed':
    case 'social_challenge.set_back':
    case 'social_challenge.completed':
      return {
        kind: 'social-challenge',
        id: event.data.challengeId,
        state: event.type.slice('social_challenge.'.length),
      };
    case 'inbox.item_added':
      return { kind: 'inbox', id: event.data.itemId, state: 'added' };
    case 'inbox.items_read':
      return { kind: 'inbox', id: event.data.heroId, state: 'read' };
    case 'reward.claimed':
      return { kind: 'claim', id: event.data.claimId, state: 'claimed' };
    case 'claim.advanced':
      return { kind: 'claim', id: event.data.claimId, state: event.data.to };
    case 'dubai_challenge.joined':
    case 'dubai_challenge.progressed':
    case 'dubai_challenge.set_back':
      return { kind: 'challenge', id: event.data.challengeId, state: 'active' };
    case 'dubai_challenge.completed':
      return { kind: 'challenge', id: event.data.challengeId, state: 'completed' };
    default:
      return undefined;
  }
}
