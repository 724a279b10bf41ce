import type { OperatorSponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { State } from '../../../kernel/desk/page';
import { SPONSORSHIPS_MESSAGES } from './messages';

/** Amber where the desk decides, green where a mission is funded. */
export function SponsorshipState({ of: { state, paidAt } }: { of: OperatorSponsorship }) {
  const { paid, states } = SPONSORSHIPS_MESSAGES;
  if (state === 'approved') return <State of="good">{paidAt ? paid : states.approved}</State>;
  return <State of={state === 'in_review' ? 'warning' : 'unknown'}>{states[state]}</State>;
}
