import { ReferralRecord } from './referral.entity.js';
import { ShareCode } from './share-code.entity.js';
import { SocialShareRecord } from './social-share.entity.js';

/** The tables of this area. */
export const SHARE_ENTITIES = [SocialShareRecord, ShareCode, ReferralRecord] as const;
