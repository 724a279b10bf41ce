import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { formatDay } from '../../kernel/i18n/format-date';
import { formatFils } from '../../kernel/i18n/format-money';
import { CopyButton } from '../../kit/copy-button';
import { Icon } from '../../kit/icon';
import { ownQuery } from '../heroes/own-queries';
import { referralTexts } from './texts-referral.en';

/** The visitor's own code, friends and vouchers. */
export const myReferralsQuery = ownQuery(queryOptionsOf(SHARES_ROUTES.listMyReferrals), null);

/** The visitor's vouchers of the partner restaurant; nothing where there are none. */
export function Vouchers() {
  const { vouchers: text } = referralTexts;
  const vouchers = useQuery(myReferralsQuery).data?.vouchers;
  if (!vouchers?.length) return null;
  return (
    <ul aria-label={text.title} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {vouchers.map(({ code, value, issuedAt }) => (
        <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sand-soft px-5 py-4">
          <Icon name="gift" className="size-6 text-gold" />
          <p className="min-w-0 flex-1 basis-48">
            <span className="block font-semibold">{text.of(formatFils(value))}</span>
            <span className="block text-sm text-ink-muted">
              {text.use} <span>{text.issued(formatDay(issuedAt))}</span>
            </span>
          </p>
          <code dir="ltr" className="font-semibold tracking-wide select-all">{code}</code>
          <CopyButton code={code} copy={text.copy} copied={text.copied} />
        </li>
      ))}
    </ul>
  );
}
