import { type Advice, remediesFor } from '@planet-heroes/contracts/areas/trade-ins/reported-lost';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { moneyTexts } from '../../texts-money.en';
import { myTradeInsTexts } from '../../texts-mine.en';
import { calculatorFor } from '../calculator-parts';
import { AppleLink } from './apple-link';
import { canPriceAgain } from './way';

/** Of a phone that we did not keep: each reason, what its hero can do about it, and the way to a new price. */
export function NotTaken({ tradeIn }: { tradeIn: TradeIn }) {
  const { state, programme, device, condition, reasons, returnAddress } = tradeIn;
  if (!canPriceAgain(state)) return null;
  const text = moneyTexts.notTaken;
  const remedies = remediesFor(reasons);
  const isOnlyLost = remedies.length === 1 && remedies[0]!.advice === 'withdraw';
  const needsAddress = state === 'returning' && !returnAddress;
  return (
    <div className="grid gap-2 text-sm">
      {remedies.length > 0 && (
        <>
          <p className="font-semibold">{text.title}</p>
          <dl className="grid gap-2">
            {remedies.map((remedy) => (
              <div key={remedy.advice} className="border-s-2 border-line-strong ps-3">
                {myTradeInsTexts.ends.reasonsOf(remedy.reasons).map((reason) => (
                  <dt key={reason} className="font-semibold"><bdi>{reason}</bdi></dt>
                ))}
                <dd><Way advice={remedy.advice} /></dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!isOnlyLost && (
        <ButtonLink
          to={calculatorFor(programme, { model: device, condition })}
          size="small"
          variant={remedies.length > 0 && !needsAddress ? 'primary' : 'secondary'}
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
