import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { compareMissions } from '@planet-heroes/contracts/areas/missions/change';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Fingerprint } from '../../kernel/projections/fingerprint.js';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import { loadMissions, loadTiers, type MissionEntry } from './load-missions.js';

/** Sponsored missions with their funding, and the tiers. */
@Projected()
export class MissionsProjection implements Projection {
  readonly name = 'missions';
  private entries = new Map<string, MissionEntry>();
  private readonly shown = new Map<string, SponsoredMission>();
  private list: readonly SponsoredMission[] = [];
  private tierList: readonly SponsorshipTier[] = [];
  private changes = 0;

  /** Rises with every change. */
  get version(): number {
    return this.changes;
  }

  /** The tiers, smallest first. They change only with a release. */
  get tiers(): readonly SponsorshipTier[] {
    return this.tierList;
  }

  fresh(): MissionsProjection {
    return new MissionsProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    const [entries, tiers] = [await loadMissions(snapshot), await loadTiers(snapshot)];
    this.entries = entries;
    this.tierList = tiers;
    this.shown.clear();
    for (const [id, entry] of this.entries) this.show(id, entry);
  }

  apply(event: LogEvent): void {
    switch (event.type) {
      case 'mission.opened':
        return this.change(event.data.mission.id, { opened: event.data.mission });
      case 'sponsorship.approved': {
        const approved = (this.entries.get(event.data.missionId)?.approved ?? 0) + event.data.amount;
        if (!Number.isSafeInteger(approved)) throw new RangeError('A mission’s funding is not a whole number.');
        return this.change(event.data.missionId, { approved });
      }
      case 'mission.funded':
        return this.change(event.data.missionId, { funded: true });
      case 'mission.completed':
        return this.change(event.data.missionId, { completed: true });
    }
  }

  hash(): string {
    const fingerprint = new Fingerprint();
    for (const [id, entry] of this.entries) {
      const mission = this.shown.get(id);
      const parts = mission
        ? [
          mission.title,
          mission.description,
          mission.category,
          mission.targetZone ?? '',
          mission.status,
          mission.currentFunding,
          mission.fundingGoal,
          mission.currentParticipants,
          mission.pointsReward,
        ]
        : [entry.approved, entry.funded, entry.completed];
      fingerprint.add([id, ...parts]);
    }
    for (const { id, name, minAmount, maxAmount = 0 } of this.tierList)
      fingerprint.add([id, name, minAmount, maxAmount]);
    return fingerprint.toString();
  }

  /** Every mission, in the order in which they are listed. An item that has not changed is the same object. */
  missions(): readonly SponsoredMission[] {
    return this.list;
  }

  private change(id: string, known: Partial<MissionEntry>): void {
    const entry = {
      opened: undefined,
      approved: 0,
      funded: false,
      completed: false,
      ...this.entries.get(id),
      ...known,
    };
    this.entries.set(id, entry);
    this.show(id, entry);
  }

  private show(id: string, { opened, approved, funded, completed }: MissionEntry): void {
    if (!opened) return;
    const status = completed ? 'completed' : funded ? 'active' : opened.status;
    this.shown.set(id, { ...opened, status, currentFunding: opened.currentFunding + approved });
    this.list = [...this.shown.values()].sort(compareMissions);
    this.changes++;
  }
}
