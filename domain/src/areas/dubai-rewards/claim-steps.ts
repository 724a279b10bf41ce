import { CLAIM_STEP_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { NewScheduledCommand } from '../../kernel/schedule/schedule-commands.js';

export type ClaimStep = Extract<NewScheduledCommand, { name: 'continue-claim' }>;

export interface SteppingClaim {
  claimId: string;
  claimedAt: Date;
  fulfilBy: Date;
  /** Whether we hand it over by ourselves; otherwise a partner has to say so in time. */
  automatic: boolean;
}

/** The first automatic step of a new claim: it is processed soon, or expires where a partner does not act in time. */
export function firstClaimStep({ claimId, claimedAt, fulfilBy, automatic }: SteppingClaim): ClaimStep {
  return automatic
    ? step(claimId, 'processing', hoursAfter(claimedAt, CLAIM_STEP_HOURS.processing))
    : expiryStep({ claimId, fulfilBy });
}

/** The end of a claim that nobody hands over in time. */
export function expiryStep({ claimId, fulfilBy }: Pick<SteppingClaim, 'claimId' | 'fulfilBy'>): ClaimStep {
  return step(claimId, 'expired', fulfilBy);
}

/** What follows once a claim that we hand over ourselves is being worked on. */
export function fulfilmentStep({ claimId, claimedAt }: Pick<SteppingClaim, 'claimId' | 'claimedAt'>): ClaimStep {
  return step(claimId, 'fulfilled', hoursAfter(claimedAt, CLAIM_STEP_HOURS.fulfilled));
}

function step(claimId: string, to: Exclude<ClaimState, 'claimed'>, dueAt: Date): ClaimStep {
  return { id: `continue-claim-${claimId}-${to}`, name: 'continue-claim', payload: { claimId, to }, dueAt };
}

function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR_MS);
}
