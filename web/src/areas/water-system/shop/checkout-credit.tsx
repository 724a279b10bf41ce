import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { CreditCode } from '@planet-heroes/contracts/areas/payouts/schemas';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { CONTACT } from '../../../kernel/config/contact';
import { formatAed, formatAmount } from '../../../kernel/i18n/format-money';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { buttonStyle } from '../../../kit/button-style';
import { useMe } from '../../heroes/use-me';
import { waterSystemTexts } from '../texts.en';

interface CheckoutMoney {
  /** False until it is known what the visitor has. */
  isKnown: boolean;
  codes: readonly CreditCode[];
  /** The newest code that is unused. */
  code: CreditCode | undefined;
  /** Credit without a code. */
  creditFils: number;
}

/** What the visitor's hero has for the checkout. */
export function useCheckoutCredit(): CheckoutMoney {
  const { data: me } = useMe();
  const { data } = useQuery({ ...queryOptionsOf(PAYOUTS_ROUTES.readMoney), enabled: Boolean(me) });
  const codes = data?.codes ?? [];
  const code = codes.find(({ usedAt }) => usedAt === null);
  return { isKnown: me === null || data !== undefined, codes, code, creditFils: data?.creditFils ?? 0 };
}

/** What is left to pay of a price in AED once a code is taken off it, fils. */
export function leftToPay(price: number, code: CreditCode | undefined): number {
  return Math.max(0, price * 100 - (code?.amountFils ?? 0));
}

/** What a package costs with the visitor's code; nothing without one. */
export function PriceWithCode({ price, code }: { price: number; code: CreditCode | undefined }) {
  if (!code) return null;
  return <p className="font-semibold">{waterSystemTexts.alliance.credit.left(formatAmount(leftToPay(price, code)))}</p>;
}

interface OrderByMailProps {
  name: string;
  /** Whole AED. */
  price: number;
  code: CreditCode | undefined;
  className?: string;
}

/** Where no store is connected, an order is a letter to us, with the code that goes along and the hero’s own. */
export function OrderByMail({ name, price, code, className }: OrderByMailProps) {
  const { write, subject, letter } = waterSystemTexts.checkout;
  const { data: me } = useMe();
  const about = encodeURIComponent(subject(name, formatAed(price)));
  const lines = [code && letter.code(code.code), me && !me.isDemo && letter.hero(me.referralCode)].filter(Boolean);
  const body = encodeURIComponent(lines.join('\n'));
  return (
    <a
      className={buttonStyle('primary', 'medium', className)}
      href={`mailto:${CONTACT.email}?subject=${about}&body=${body}`}
    >
      {write}
    </a>
  );
}

/** Says which code goes along to the checkout, or how credit becomes one. */
export function CheckoutCredit({ code, creditFils }: Pick<CheckoutMoney, 'code' | 'creditFils'>) {
  const text = waterSystemTexts.alliance.credit;
  if (code) {
    return <p className="text-sm font-semibold">{text.goesAlong(code.code, formatAmount(code.amountFils))}</p>;
  }
  return creditFils >= 100 && (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <span>{text.make(formatAmount(creditFils))}</span>
      <ButtonLink to="/my-trade-ins" size="small" variant="secondary">{text.makeLink}</ButtonLink>
    </p>
  );
}
