import type { Routes } from '../../kernel/calls/route.js';

/** What the partner team does: no page of the shop loads these. */
export const MISSIONS_DESK_ROUTES = {
  listSponsorships: 'GET /api/ops/sponsorships',
  readSponsorshipAsOperator: 'GET /api/ops/sponsorships/{id}',
  openMission: 'POST /api/ops/missions',
  completeMission: 'POST /api/ops/missions/{id}/complete',
  decideSponsorship: 'POST /api/ops/sponsorships/{id}/decide',
  paySponsorship: 'POST /api/ops/sponsorships/{id}/pay',
} as const satisfies Routes;
