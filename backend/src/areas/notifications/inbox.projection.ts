import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { InboxItem } from '@planet-heroes/domain/areas/notifications/inbox-item.entity';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Fingerprint } from '../../kernel/projections/fingerprint.js';
import { Projected, type Projection } from '../../kernel/projections/projection.js';

/** How many lines of each hero's inbox are unread. Those with none take no room. */
@Projected()
export class InboxProjection implements Projection {
  readonly name = 'inbox';
  private unread = new Map<string, number>();

  fresh(): InboxProjection {
    return new InboxProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    const rows = await snapshot.tables<typeof InboxItem>().selectFrom('inbox_item')
      .select(({ fn }) => ['heroId', fn.countAll<number>().as('items')])
      .where('readAt', 'is', null).groupBy('heroId').execute();
    this.unread = new Map(rows.map(({ heroId, items }) => [heroId, Number(items)]));
  }

  apply(event: LogEvent): void {
    switch (event.type) {
      case 'inbox.item_added':
        return this.add(event.data.heroId, 1);
      case 'inbox.items_read':
        return this.add(event.data.heroId, -event.data.items);
      case 'hero.removed':
        this.unread.delete(event.data.heroId);
    }
  }

  hash(): string {
    const fingerprint = new Fingerprint();
    for (const counter of this.unread) fingerprint.add(counter);
    return fingerprint.toString();
  }

  /** Two transactions may reach the log in either order: for a moment it may look as if less than none were unread. */
  unreadOf(heroId: string): number {
    return Math.max(0, this.unread.get(heroId) ?? 0);
  }

  private add(heroId: string, items: number): void {
    const unread = (this.unread.get(heroId) ?? 0) + items;
    if (unread === 0) this.unread.delete(heroId);
    else this.unread.set(heroId, unread);
  }
}
