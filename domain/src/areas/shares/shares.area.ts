import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { readSharesOf } from './read-shares.js';
import { recordShareHandler } from './record-share.handler.js';
import { recordShare } from './record-share.js';
import { removeSharesOf } from './remove-shares.js';
import { SocialShareRecord } from './social-share.entity.js';

/** What heroes share, and the codes that lead friends to them. */
export const shares = defineArea({
  name: 'shares',
  entities: [SocialShareRecord],
  commands: { 'record-share': recordShareHandler },
  events: { 'share.recorded': oneByOne((transaction, event) => recordShare(transaction, activityOf(event))) },
  reactions: { 'hero.removed': removeSharesOf },
  totals: [
    `select 'shares' as name, count(*) || ', codes ' || (select count(*) from share_code) as total from social_share`,
  ],
  personalData: { shares: (snapshot, heroId) => readSharesOf(snapshot, heroId, EVERYTHING) },
});
