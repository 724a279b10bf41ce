import { compareDubaiOffers } from '@planet-heroes/contracts/areas/dubai-rewards/change';
import { Fingerprint, type FingerprintParts } from '../../kernel/projections/fingerprint.js';

/** What a list of offers must know of its entries `E`, each shown as `S`. */
export interface OfferKind<E extends { id: string }, S extends { id: string; expiresAt: string }> {
  /** An entry of which only later events have been read: two transactions may reach the log in either order. */
  unknownYet(id: string): E;
  /** How it is listed; undefined where it is not. */
  show(entry: E): S | undefined;
  parts(entry: E): FingerprintParts;
}

/** A list of challenges or rewards that changes one entry at a time. */
export class OfferList<E extends { id: string }, S extends { id: string; expiresAt: string }> {
  private entries = new Map<string, E>();
  private shown = new Map<string, S>();
  private listed: readonly S[] | undefined;
  private fingerprint = new Fingerprint();
  private changes = 0;

  constructor(private readonly kind: OfferKind<E, S>) {}

  /** Rises whenever what is listed may have changed. */
  get version(): number {
    return this.changes;
  }

  fill(entries: readonly E[]): void {
    this.entries = new Map();
    this.shown = new Map();
    this.fingerprint = new Fingerprint();
    for (const entry of entries) this.set(entry);
    this.listed = undefined;
    this.changes++;
  }

  change(id: string, changed: (entry: E) => Partial<E>): void {
    const before = this.entries.get(id);
    const entry = before ?? this.kind.unknownYet(id);
    const next = { ...entry, ...changed(entry) };
    for (const value of Object.values(next)) {
      if (typeof value === 'number' && !Number.isSafeInteger(value))
        throw new RangeError(`Offer ${id} would get a figure of ${value}.`);
    }
    if (before) this.fingerprint.remove(this.kind.parts(before));
    this.set(next);
    this.listed = undefined;
    this.changes++;
  }

  /** In the order of the lists; unchanged entries are the same objects as before. */
  list(): readonly S[] {
    this.listed ??= [...this.shown.values()].sort(compareDubaiOffers);
    return this.listed;
  }

  hash(): string {
    return this.fingerprint.toString();
  }

  private set(entry: E): void {
    this.entries.set(entry.id, entry);
    this.fingerprint.add(this.kind.parts(entry));
    const shown = this.kind.show(entry);
    if (shown) this.shown.set(entry.id, shown);
    else this.shown.delete(entry.id);
  }
}
