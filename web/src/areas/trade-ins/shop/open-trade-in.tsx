import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { tradeInTexts } from '../texts.en';
import { Link } from '../../../kernel/routing/link';
import { pathOfTradeIn } from './path-of-trade-in';
import { useOpenTradeIn } from './use-my-trade-ins';

/** Leads back to a trade-in that was begun before, in this visit or another. */
export function OpenTradeIn() {
  const tradeIn = useOpenTradeIn();
  const { open } = tradeInTexts.lock;
  if (!tradeIn) return null;
  return (
    <p className="border-t border-line pt-3 text-sm">
      {open.text(tradeIn.device, formatWholeFils(tradeIn.valueFils))}{' '}
      <Link to={pathOfTradeIn(tradeIn.id)} className="font-semibold underline underline-offset-3 hover:text-accent">
        {open.link}
      </Link>
    </p>
  );
}
