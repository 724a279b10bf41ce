import type { Routes } from '../../kernel/calls/route.js';

export const MISSIONS_ROUTES = {
  listMissions: 'GET /api/sponsored-missions',
  listTiers: 'GET /api/sponsorship-tiers',
  listMissionSponsors: 'GET /api/sponsored-missions/{id}/sponsors',
  submitSponsorship: 'POST /api/mission-sponsorships',
  readSponsorship: 'GET /api/mission-sponsorships/{id}',
  listSponsorships: 'GET /api/ops/sponsorships',
  readSponsorshipAsOperator: 'GET /api/ops/sponsorships/{id}',
  openMission: 'POST /api/ops/missions',
  completeMission: 'POST /api/ops/missions/{id}/complete',
  decideSponsorship: 'POST /api/ops/sponsorships/{id}/decide',
  paySponsorship: 'POST /api/ops/sponsorships/{id}/pay',
} as const satisfies Routes;
