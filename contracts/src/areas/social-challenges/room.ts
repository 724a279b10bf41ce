import type { PublicChallenge } from './schemas.js';
import type { ListChange } from '../../kernel/rooms/list-change.js';

/** The `challenges` room: what everybody may see, the active ones and then the latest of the others. A change puts new ones last. */
export interface SocialChallengeRoomMessages {
  challenges: { snapshot: PublicChallenge[]; change: ListChange<PublicChallenge> };
}
