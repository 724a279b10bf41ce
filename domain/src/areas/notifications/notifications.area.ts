import { defineArea } from '../../kernel/areas/area.js';
import { deliverMessage } from '../../kernel/outbox/deliver-message.handler.js';
import { forgetMail } from '../../kernel/outbox/forget-messages.js';
import { removeOldMessages } from '../../kernel/outbox/remove-old-messages.js';
import { COMPANY_REACTIONS } from './company-reactions.js';
import { compareRanks } from './compare-ranks.js';
import { HERO_REACTIONS } from './hero-reactions.js';
import { markInboxRead, removeOldItems } from './inbox.js';
import { InboxItem } from './inbox-item.entity.js';
import { MONEY_REACTIONS } from './money-reactions.js';
import { forgetHeroes, PERSONAL_DATA } from './personal-data.js';
import { KnownRank, NotificationChoice, QuietHours } from './preference.entities.js';
import { subscribePush, unsubscribePush } from './push-subscriptions.js';
import { SECURITY_REACTIONS } from './security-reactions.js';
import { chooseNotifications, unsubscribeEmail } from './settings.js';

export { subjectOfCompanyNews } from './company-news-id.js';

/** Notifications by e-mail, by push and in the inbox. */
export const notifications = defineArea({
  name: 'notifications',
  entities: [InboxItem, KnownRank, NotificationChoice, QuietHours],
  commands: {
    'deliver-message': deliverMessage,
    'forget-mail': forgetMail,
    'read-inbox': markInboxRead,
    'choose-notifications': chooseNotifications,
    'unsubscribe-email': unsubscribeEmail,
    'subscribe-push': subscribePush,
    'unsubscribe-push': unsubscribePush,
    'compare-ranks': compareRanks,
  },
  reactions: [HERO_REACTIONS, MONEY_REACTIONS, COMPANY_REACTIONS, SECURITY_REACTIONS, { 'hero.removed': forgetHeroes }],
  recurring: [{ name: 'compare-ranks', everySeconds: 3600 }],
  personalData: PERSONAL_DATA,
  retention: [removeOldMessages, removeOldItems],
});
