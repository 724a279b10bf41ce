import { join } from 'node:path';
import type { Mailer, Pusher } from '@planet-heroes/contracts/kernel/outbox/senders';
import type { Config } from '../config/config.js';
import { webPusher } from '../push/web-pusher.js';
import { mailFolder } from './mail-folder.js';
import { smtpMailer } from './smtp-mailer.js';

/** What messages go out by, as the configuration says. */
export function openSenders(
  { smtpUrl, mailFrom, dataDir, vapidKeys, allowPrivateWebhooks }: Config,
  isPublicAddress: (address: string) => boolean,
): { mailer: Mailer; pusher: Pusher } {
  const [, address = mailFrom] = /<(.+)>/.exec(mailFrom) ?? [];
  return {
    mailer: smtpUrl ? smtpMailer(smtpUrl, mailFrom) : mailFolder(join(dataDir, 'mail'), mailFrom),
    pusher: webPusher({
      vapidKeys,
      subject: `mailto:${address}`,
      isPublicAddress,
      allowPrivate: allowPrivateWebhooks,
    }),
  };
}
