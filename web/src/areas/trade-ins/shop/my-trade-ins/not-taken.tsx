import { type Advice, adviceFor } from '@planet-heroes/contracts/areas/trade-ins/reported-lost';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { moneyTexts } from '../../texts-money.en';
import { calculatorFor } from '../calculator-parts';
import { AppleLink } from './apple-link';
import { Reasons } from './trade-in-facts';
import { canPriceAgain } from './way';

/** Of a phone that we did not keep: each reason, what its hero can do about it, and the way to a new price. */
export function NotTaken({ tradeIn }: { tradeIn: TradeIn }) {
  const { state, programme, device, condition, reasons, returnAddress } = tradeIn;
  if (!canPriceAgain(state)) return null;
  const text = moneyTexts.notTaken;
  const advice = adviceFor(reasons);
  const isOnlyLost = advice.length === 1 && advice[0] === 'withdraw';
  const needsAddress = state === 'returning' && !returnAddress;
  return (
    <div className="grid gap-2 text-sm">
      {/* What has ended says its reasons where it says how. */}
      {state === 'returning' && <Reasons reasons={reasons} />}
      {advice.length > 0 && (
        <>
          <p className="font-semibold">{text.title}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {advice.map((each) => <li key={each}><Way advice={each} /></li>)}
          </ul>
        </>
      )}
      {!isOnlyLost && (
        <ButtonLink
          to={calculatorFor(programme, { model: device, condition })}
          size="small"
          variant={advice.length > 0 && !needsAddress ? 'primary' : 'secondary'}
          className="justify-self-start"
        >
          {text.again}
        </ButtonLink>
      )}
    </div>
  );
}

function Way({ advice }: { advice: Advice }) {
  const text = moneyTexts.notTaken.advice[advice];
  if (advice === 'withdraw' || advice === 'repair') return text;
  return (
    <>
      {text} <AppleLink to="https://www.icloud.com/find"><bdi dir="ltr">icloud.com/find</bdi></AppleLink>
    </>
  );
}
