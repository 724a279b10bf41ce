import { Controller, Header } from '@nestjs/common';
import { NOTIFICATION_CALLS } from '@planet-heroes/contracts/areas/notifications/calls';
import type { InboxAnswer, NotificationSettings } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readInbox as readInboxOf } from '@planet-heroes/domain/areas/notifications/inbox';
import { readSettings } from '@planet-heroes/domain/areas/notifications/settings';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

const {
  chooseMyNotifications,
  listInbox,
  readInbox,
  readMyNotifications,
  subscribePush,
  unsubscribe,
  unsubscribePush,
} = NOTIFICATION_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The caller's inbox and choice of notifications. */
@Controller()
export class InboxController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @Implements(listInbox)
  @Header(...PRIVATE)
  @AsOwnHero()
  list(@CurrentHero() { id }: HeroCaller, @Input() { query }: CallInput<typeof listInbox>): Promise<InboxAnswer> {
    return readInboxOf(this.database, id, query);
  }

  @Implements(readInbox)
  @AsOwnHero()
  read(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof readInbox>) {
    return this.commands.execute('read-inbox', { ...body, heroId: hero.id }, hero);
  }

  @Implements(readMyNotifications)
  @Header(...PRIVATE)
  @AsOwnHero()
  settings(@CurrentHero() { id }: HeroCaller): Promise<NotificationSettings> {
    return readSettings(this.database, id, this.pushKey);
  }

  @Implements(chooseMyNotifications)
  @AsOwnHero()
  choose(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof chooseMyNotifications>) {
    return this.commands.execute(
      'choose-notifications',
      { ...body, heroId: hero.id, pushKey: this.pushKey },
      hero,
    );
  }

  @Implements(subscribePush)
  @AsOwnHero()
  subscribe(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof subscribePush>) {
    const payload = { ...body, heroId: hero.id, ...(hero.session && { sessionId: hero.session.id }) };
    return this.commands.execute('subscribe-push', payload, hero);
  }

  @Implements(unsubscribePush)
  @AsOwnHero()
  unsubscribePush(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof unsubscribePush>) {
    return this.commands.execute('unsubscribe-push', { ...body, heroId: hero.id }, hero);
  }

  /** The token alone permits it: mail programs send it without a session, and without a key of their own. */
  @Implements(unsubscribe)
  unsubscribe(@Input() { query }: CallInput<typeof unsubscribe>) {
    return this.commands.execute('unsubscribe-email', query, { scope: 'unsubscribe', idempotencyKey: undefined });
  }

  private get pushKey(): string | null {
    return this.config.vapidPublicKey ?? null;
  }
}
