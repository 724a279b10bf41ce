import { SPONSORSHIP_AMOUNT } from '@planet-heroes/contracts/areas/missions/tiers';

/** What the sponsor enters; the amount is AED. */
export interface SponsorshipForm {
  amount: number;
  message: string;
  isAnonymous: boolean;
}

export const EMPTY_FORM: SponsorshipForm = { amount: SPONSORSHIP_AMOUNT.default, message: '', isAnonymous: false };
