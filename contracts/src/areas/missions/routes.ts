import type { Routes } from '../../kernel/calls/route.js';

export const MISSIONS_ROUTES = {
  listMissions: 'GET /api/sponsored-missions',
  listTiers: 'GET /api/sponsorship-tiers',
  listMissionSponsors: 'GET /api/sponsored-missions/{id}/sponsors',
  submitSponsorship: 'POST /api/mission-sponsorships',
  readSponsorship: 'GET /api/mission-sponsorships/{id}',
  listMySponsorships: 'GET /api/me/sponsorships',
} as const satisfies Routes;
