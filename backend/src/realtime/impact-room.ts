import type { ImpactProjection } from '../projections/impact/impact.projection.js';
import type { RoomContent } from './room-source.js';

/** The public totals. */
export function impactRoom(impact: ImpactProjection): RoomContent<'impact'> {
  let told = impact.version;
  return {
    snapshot: () => impact.view(),
    takeChange() {
      if (impact.version === told) return undefined;
      told = impact.version;
      return impact.view();
    },
  };
}
