import type { Routes } from '../../kernel/calls/route.js';

export const SUPPORT_ROUTES = {
  findPeople: 'GET /api/ops/people',
  readPerson: 'GET /api/ops/people/{id}',
  showContacts: 'POST /api/ops/people/{id}/contacts',
  listPersonPoints: 'GET /api/ops/people/{id}/points',
  listPersonChallenges: 'GET /api/ops/people/{id}/challenges',
  listPersonMessages: 'GET /api/ops/people/{id}/messages',
  listCompanyMessages: 'GET /api/ops/companies/{id}/messages',
  listPersonAudit: 'GET /api/ops/people/{id}/audit',
  renamePerson: 'POST /api/ops/people/{id}/rename',
  hidePerson: 'POST /api/ops/people/{id}/hide',
  showPerson: 'POST /api/ops/people/{id}/show',
  erasePerson: 'POST /api/ops/people/{id}/erase',
  correctPoints: 'POST /api/ops/people/{id}/point-corrections',
  listPointCorrections: 'GET /api/ops/point-corrections',
  decidePointCorrection: 'POST /api/ops/point-corrections/{id}/decide',
  removeChallenge: 'POST /api/ops/social-challenges/{id}/remove',
  removeSponsorshipMessage: 'POST /api/ops/sponsorships/{id}/remove-message',
} as const satisfies Routes;
