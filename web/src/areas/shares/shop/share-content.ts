import { SHARE_DEFAULTS } from '@planet-heroes/contracts/areas/shares/catalogue';
import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import type { PublicChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { beginningOf } from '@planet-heroes/contracts/kernel/text/characters';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { socialShareTexts } from '../texts.en';

/** What is shared (spec document 2, section 3). `value`: points, whole AED or bottles, as the type has it. */
export interface ShareContent {
  type: RecordShareRequest['shareType'];
  /** What the record calls it; its title or type where there is none. */
  id?: string;
  title?: string | undefined;
  description?: string | undefined;
  value?: number | undefined;
  /** A screen of ours that the link leads to; without it the link invites to join. */
  url?: string | undefined;
}

/** Longer descriptions are cut here: networks cut their posts as well, and less kindly. */
const DESCRIPTION_SHOWN = 180;

/**
 * The words of a share, without its link; what is missing is filled in by the defaults of spec document 2, section 9.
 */
export function shareTextOf({ type, title, description, value }: ShareContent): string {
  const text = socialShareTexts.texts;
  const sentence = {
    achievement: () => text.achievement(title, formatWhole(value ?? SHARE_DEFAULTS.achievementPoints)),
    trade: () => text.trade(title ?? SHARE_DEFAULTS.tradeTitle, formatAed(value ?? SHARE_DEFAULTS.tradeValue)),
    milestone: () => text.milestone(formatWhole(value ?? SHARE_DEFAULTS.milestoneBottles)),
    challenge: () => text.challenge(title, value === undefined ? undefined : formatWhole(value)),
  }[type]();
  return [sentence, description && shortened(description)].filter(Boolean).join(' ');
}

function shortened(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  return oneLine.length > DESCRIPTION_SHOWN
    ? `${beginningOf(oneLine, DESCRIPTION_SHOWN).replace(/\s+\S*$/, '')}…`
    : oneLine;
}

/** The name under which a share of it is recorded. */
export function contentIdOf({ type, id, title }: ShareContent): string {
  return beginningOf(id ?? title ?? type, 200);
}

/** A challenge as it is shared; the link leads to where it can be joined. */
export function challengeContent({ id, title, description, pointsReward }: PublicChallenge): ShareContent {
  return { type: 'challenge', id, title, description, value: pointsReward, url: '/community?tab=challenges' };
}
