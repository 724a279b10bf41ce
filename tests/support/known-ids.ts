import type { Call } from '@planet-heroes/contracts/kernel/calls/call';

const MAX_OF_A_KIND = 20;

/** Ids that answers brought, by what they name, so that later requests can name things that exist. */
export class KnownIds {
  private readonly kinds = new Map<string, Set<string>>();

  /** Takes the ids out of an answer: `id` names what the path is about, `rewardId` a reward. */
  learn(call: Call, body: unknown): void {
    const about = kindOf(call.path.split('/').findLast((part) => part && !part.startsWith('{'))!);
    this.collect(body, about, 0);
  }

  /**
   * Known ids for a value of this name, `missionId` also for a sponsored mission; `id` names what stands before it in
   * the path.
   */
  of(name: string, path = ''): string[] {
    const before = path.split(`/{${name}}`)[0]!.split('/').at(-1)!;
    const wanted = kindOf(name === 'id' ? before : name.replace(/Id$/, ''));
    return [...this.kinds].flatMap(([kind, ids]) => (wanted !== '' && kind.endsWith(wanted) ? [...ids] : []));
  }

  /** A copy with known ids instead of made-up ones; `pick` chooses among them. */
  fill(value: unknown, pick: number): unknown {
    if (Array.isArray(value)) return value.map((item) => this.fill(item, pick));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const known = typeof item === 'string' && key.endsWith('Id') ? this.of(key) : [];
        return [key, known.length > 0 ? known[pick % known.length] : this.fill(item, pick)];
      }),
    );
  }

  private collect(value: unknown, about: string, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'string' && /^id$|Id$/.test(key))
        this.note(key === 'id' ? about : kindOf(key.replace(/Id$/, '')), item);
      else this.collect(item, Number.isNaN(Number(key)) ? kindOf(key) : about, depth + 1);
    }
  }

  private note(kind: string, id: string): void {
    let ids = this.kinds.get(kind);
    if (!ids) this.kinds.set(kind, (ids = new Set()));
    if (ids.size < MAX_OF_A_KIND) ids.add(id);
  }
}

/** `tradeIn`, `trade-ins` and `TradeIn` are one kind. */
function kindOf(name: string): string {
  return name.replace(/-/g, '').toLowerCase().replace(/e?s?$/, '');
}
