import { z } from 'zod';
import { DEMO_SPONSOR_ID } from '../../kernel/demo.js';
import {
  createSponsorshipRequestSchema,
  decideSponsorshipRequestSchema,
  missionSponsorSchema,
  operatorSponsorshipSchema,
  operatorSponsorshipsSchema,
  paySponsorshipRequestSchema,
  SPONSORSHIP_PAGE,
  sponsoredMissionSchema,
  sponsorshipSchema,
  sponsorshipsSchema,
  sponsorshipsQuerySchema,
  sponsorshipTierSchema,
} from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { MISSIONS_DESK_ROUTES } from './desk-routes.js';
import { MISSION_INGEST_EVENTS } from './events.js';
import { EXAMPLE_MISSION } from './examples.js';
import { MISSIONS_ROUTES } from './routes.js';

const byId = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_ID } } };
const { title, description, category, pointsReward } = EXAMPLE_MISSION;
const terms = { title, description, category, pointsReward };
const opened = { ...EXAMPLE_MISSION, currentFunding: 0, currentParticipants: 0 };
const sponsorship = {
  id: EXAMPLE_ID,
  missionId: EXAMPLE_MISSION.id,
  tierId: 'community',
  amount: 500_000,
  isAnonymous: false,
  sponsorName: 'Demo Sponsor',
  state: 'submitted',
  reason: null,
  submittedAt: EXAMPLE_TIME,
  decidedAt: null,
};
const forOperators = {
  ...sponsorship,
  sponsorId: DEMO_SPONSOR_ID,
  message: null,
  missionTitle: EXAMPLE_MISSION.title,
  missionRemaining: 4_860_000,
  decidedBy: null,
};
const approved = {
  ...forOperators,
  state: 'approved',
  reason: 'A partner of many years.',
  decidedAt: EXAMPLE_TIME,
  decidedBy: 'operator',
};

/** Sponsored missions, and what the partner team decides. */
export const MISSIONS_CALLS = defineCalls(
  { ...MISSIONS_ROUTES, ...MISSIONS_DESK_ROUTES },
  {
    tag: 'Sponsorships',
    description: 'Missions that look for sponsors. Amounts are fils (100 fils are 1 AED).',
    schemas: {
      SponsoredMission: sponsoredMissionSchema,
      SponsorshipTier: sponsorshipTierSchema,
      MissionSponsor: missionSponsorSchema,
      Sponsorship: sponsorshipSchema,
      OperatorSponsorship: operatorSponsorshipSchema,
      CreateSponsorshipRequest: createSponsorshipRequestSchema,
    },
  },
  {
    listMissions: {
      summary: 'Every mission',
      description: 'Those that look for funding first, then by title.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: z.array(sponsoredMissionSchema), example: [EXAMPLE_MISSION] } },
    },
    listTiers: {
      summary: 'The tiers of sponsorship',
      description: 'Without `maxAmount` a tier is open-ended.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: {
        200: {
          schema: z.array(sponsorshipTierSchema),
          example: [{
            id: 'community',
            name: 'Community',
            minAmount: 370_000,
            maxAmount: 999_999,
            badgeColor: '#16a34a',
            benefits: ['Logo on the mission'],
          }],
        },
      },
    },
    listMissionSponsors: {
      summary: 'Who sponsors a mission, newest first',
      description: 'Who stays anonymous is shown without name and message.',
      caller: 'public',
      ...byId,
      answers: {
        200: {
          schema: z.array(missionSponsorSchema),
          example: [{
            name: 'Demo Sponsor',
            isAnonymous: false,
            tier: 'Community',
            badgeColor: '#16a34a',
            message: null,
            approvedAt: EXAMPLE_TIME,
          }],
        },
      },
      errors: ['unknown_mission', 'database_unavailable'],
    },
    submitSponsorship: {
      summary: 'Sponsor a mission',
      description:
        'Submits it for approval; within policy it is approved automatically a moment later, otherwise the partner team decides. Funding moves at '
        + 'approval. With the operator token it is submitted for any sponsor; without it, for the public one: '
        + 'listed under the session’s hero, or as the demo sponsor where there is no session. An instance without shared '
        + 'actors wants a hero who has joined with a name and has an e-mail address, to write to its sponsor.',
      caller: 'public',
      body: createSponsorshipRequestSchema,
      example: {
        body: {
          sponsorId: DEMO_SPONSOR_ID,
          missionId: EXAMPLE_MISSION.id,
          tierId: 'community',
          amount: 500_000,
          message: null,
          isAnonymous: false,
        },
      },
      answers: { 201: { schema: sponsorshipSchema, example: sponsorship } },
      errors: [
        'session_required',
        'sign_in_required',
        'operator_token_required',
        'operator_token_wrong',
        'not_your_sponsor',
        'invalid_amount',
        'unknown_sponsor',
        'unknown_hero',
        'unknown_mission',
        'unknown_tier',
        'mission_closed',
        'illegal_transition',
      ],
      command: true,
    },
    readSponsorship: {
      summary: 'How a sponsorship stands',
      description: 'Says nothing of who stays anonymous.',
      caller: 'public',
      ...byId,
      answers: { 200: { schema: sponsorshipSchema, example: sponsorship } },
      errors: ['unknown_sponsorship', 'database_unavailable'],
    },
    listMySponsorships: {
      summary: 'The caller’s sponsorships, newest first',
      description:
        `The latest ${SPONSORSHIP_PAGE.max} that were made with the caller’s session, as everybody may see each of them.`,
      caller: 'hero',
      example: {},
      answers: { 200: { schema: sponsorshipsSchema, example: [sponsorship] } },
      errors: ['session_required', 'database_unavailable'],
    },
    openMission: {
      summary: 'Open a mission',
      description:
        'It looks for sponsors at once; one that has its whole goal is `active`. `targetZone` is the name of a delivery zone. Records '
        + '`mission.opened`.',
      caller: 'operator',
      body: MISSION_INGEST_EVENTS['mission.opened'],
      example: { body: { ...terms, missionId: EXAMPLE_MISSION.id, fundingGoal: EXAMPLE_MISSION.fundingGoal } },
      answers: { 201: { schema: sponsoredMissionSchema, example: opened } },
      errors: ['already_exists'],
      command: true,
    },
    completeMission: {
      summary: 'Close a mission whose work is done',
      description: 'It takes no sponsors any more. Records `mission.completed`.',
      caller: 'operator',
      params: byId.params,
      example: { params: { id: EXAMPLE_MISSION.id } },
      answers: { 200: { schema: sponsoredMissionSchema, example: { ...opened, status: 'completed' } } },
      errors: ['unknown_mission', 'illegal_transition'],
      command: true,
    },
    listSponsorships: {
      summary: 'The sponsorships, newest first',
      description: 'With the sponsors’ real names; `payment=awaited` leaves the approved ones whose money has not come. `next` is the `before` of the next page.',
      caller: 'operator',
      query: sponsorshipsQuerySchema,
      example: { query: { state: 'in_review', limit: '20' } },
      answers: { 200: { schema: operatorSponsorshipsSchema, example: { sponsorships: [forOperators], next: null } } },
      errors: ['database_unavailable'],
    },
    readSponsorshipAsOperator: {
      summary: 'One sponsorship, with its sponsor',
      description: '`missionRemaining` is what the mission still lacked when this was read, fils.',
      caller: 'operator',
      ...byId,
      answers: { 200: { schema: operatorSponsorshipSchema, example: forOperators } },
      errors: ['unknown_sponsorship', 'database_unavailable'],
    },
    decideSponsorship: {
      summary: 'Approve or decline a sponsorship',
      description: 'The reason is shown to the sponsor. Approval moves the funding.',
      caller: 'operator',
      ...byId,
      body: decideSponsorshipRequestSchema,
      example: { ...byId.example, body: { decision: 'approve', reason: 'A partner of many years.' } },
      answers: {
        200: { schema: operatorSponsorshipSchema, example: approved },
      },
      errors: ['unknown_sponsorship', 'unknown_mission', 'illegal_transition', 'mission_closed', 'mission_over_funded'],
      command: true,
    },
    paySponsorship: {
      summary: 'Note that a sponsorship’s money has come',
      description: 'Of an approved one, once, with the bank’s reference. Notifies its sponsor. Records `sponsorship.paid`.',
      caller: 'operator',
      ...byId,
      body: paySponsorshipRequestSchema,
      example: { ...byId.example, body: { reference: 'ENBD-204417' } },
      answers: {
        200: {
          schema: operatorSponsorshipSchema,
          example: { ...approved, paidAt: EXAMPLE_TIME, paymentReference: 'ENBD-204417' },
        },
      },
      errors: ['unknown_sponsorship', 'unknown_mission', 'illegal_transition'],
      command: true,
    },
  },
);
