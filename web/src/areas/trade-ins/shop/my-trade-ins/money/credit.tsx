import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { Money } from '@planet-heroes/contracts/areas/payouts/schemas';
import { useId } from 'react';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { formatWholeFils } from '../../../../../kernel/i18n/format-money';
import { formatMoment } from '../../../../../kernel/i18n/format-date';
import { moneyTexts } from '../../../texts-money.en';
import { StoreLink } from '../../../../shop/store-link-button';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';
import { Facts } from '../facts';
import { Refusal } from '../refusal';
import { useMoney, useMoneyCommand } from './use-money';

/** What the hero can spend and is still to be transferred; nothing where there is neither. */
export function Credit() {
  const { data } = useMoney();
  const hasAny = data && (data.creditFils > 0 || data.owedFils > 0 || data.codes.length > 0);
  return hasAny ? <CreditCard money={data} /> : null;
}

function CreditCard({ money: { creditFils, owedFils, codes } }: { money: Money }) {
  const text = moneyTexts;
  const titleId = useId();
  const command = useMoneyCommand(() => askOnce(PAYOUTS_ROUTES.issueCreditCode, { body: { amountFils: creditFils } }));
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <Heading level={2} size={3} id={titleId}>{text.credit.title}</Heading>
        <div role="status">
          <Facts
            facts={[
              { label: text.credit.balance, value: formatWholeFils(creditFils) },
              ...(owedFils > 0 ? [{ label: text.credit.owed, value: formatWholeFils(owedFils) }] : []),
            ]}
          />
        </div>
        {creditFils >= 100 && (
          <div className="grid gap-2">
            <p className="text-sm text-ink-muted">{text.credit.lead}</p>
            <Button
              size="small"
              variant={codes.length > 0 ? 'secondary' : 'primary'}
              className="justify-self-start"
              aria-busy={command.isPending}
              aria-disabled={command.isPending}
              onClick={() => {
                if (!command.isPending) command.mutate(undefined);
              }}
            >
              {command.isPending ? text.credit.making : text.credit.make(formatWholeFils(creditFils))}
            </Button>
          </div>
        )}
        <Refusal error={command.error} otherwise={text.failed} />
        {codes.length > 0 && (
          <ul aria-label={text.credit.codes} className="grid gap-2">
            {codes.map(({ code, amountFils, issuedAt }) => (
              <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <code dir="ltr" className="font-semibold break-all">{code}</code>
                <span className="tabular-nums">{formatWholeFils(amountFils)}</span>
                <span className="text-sm text-ink-muted">{formatMoment(issuedAt)}</span>
                <StoreLink parameters={{ code }} size="small" className="ms-auto">{text.credit.order}</StoreLink>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
