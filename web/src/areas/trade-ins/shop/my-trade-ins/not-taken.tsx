import { adviceFor } from '@planet-heroes/contracts/areas/trade-ins/reported-lost';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { moneyTexts } from '../../texts-money.en';
import { Reasons } from './trade-in-facts';

/** Of a phone that the desk did not take: each reason, and what its hero can do about it. */
export function NotTaken({ tradeIn: { state, reasons } }: { tradeIn: TradeIn }) {
  const isNotTaken = state === 'returning' || state === 'returned' || state === 'rejected';
  if (!isNotTaken || reasons.length === 0) return null;
  const text = moneyTexts.notTaken;
  const advice = adviceFor(reasons);
  const [signOut, ...rest] = text.steps;
  const isOthers = advice.includes('ask-owner');
  return (
    <div className="grid gap-2 text-sm">
      {/* What has ended says its reasons where it says how. */}
      {state === 'returning' && <Reasons reasons={reasons} />}
      <p className="font-semibold">{text.title}</p>
      {advice.includes('withdraw') && <p>{text.lost}</p>}
      {(isOthers || advice.includes('sign-out')) && (
        <>
          <ol className="list-decimal ps-5">
            {[isOthers ? text.owner : signOut, ...rest].map((step) => <li key={step}>{step}</li>)}
          </ol>
          <ButtonLink to="/exchange#trade-in-simulator" size="small" variant="secondary" className="justify-self-start">
            {text.again}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
