import type { Fingerprint, FingerprintParts } from '../../kernel/projections/fingerprint.js';

interface Summary {
  id: string;
  companyId: string;
}

/** Summaries by id and by company. Of two states of one thing, the one with the higher version stays. */
export class SummaryList<T extends Summary> {
  private byId = new Map<string, T>();
  private byCompany = new Map<string, Set<string>>();

  constructor(
    private readonly fingerprint: () => Fingerprint,
    private readonly versionOf: (summary: T) => number,
    private readonly timeOf: (summary: T) => string,
    private readonly partsOf: (summary: T) => FingerprintParts,
  ) {}

  fill(summaries: readonly T[]): void {
    this.byId = new Map();
    this.byCompany = new Map();
    for (const summary of summaries) this.take(summary);
  }

  take(summary: T): void {
    const before = this.byId.get(summary.id);
    if (before && this.versionOf(before) > this.versionOf(summary)) return;
    if (before) this.fingerprint().remove(this.partsOf(before));
    this.fingerprint().add(this.partsOf(summary));
    this.byId.set(summary.id, summary);
    const ids = this.byCompany.get(summary.companyId);
    if (ids) ids.add(summary.id);
    else this.byCompany.set(summary.companyId, new Set([summary.id]));
  }

  remove(id: string): void {
    const summary = this.byId.get(id);
    if (!summary) return;
    this.fingerprint().remove(this.partsOf(summary));
    this.byId.delete(id);
    this.byCompany.get(summary.companyId)!.delete(id);
  }

  get(id: string): T | undefined {
    return this.byId.get(id);
  }

  /** A company's, newest first; without a company, everybody's. */
  of(companyId: string | undefined): T[] {
    const all = companyId === undefined ? [...this.byId.values()] : Array.from(this.byCompany.get(companyId) ?? [], (id) => this.byId.get(id)!);
    return all.sort((a, b) => compare(this.timeOf(b), this.timeOf(a)) || compare(b.id, a.id));
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
