import '../../../../../kit/form/what-stands';
import { isOnItsWay } from '@planet-heroes/contracts/areas/payouts/payout-states';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { CreditCode, Money } from '@planet-heroes/contracts/areas/payouts/schemas';
import { filsOf } from '@planet-heroes/contracts/kernel/text/plain-digits';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { formatMoment } from '../../../../../kernel/i18n/format-date';
import { formatAmount } from '../../../../../kernel/i18n/format-money';
import { ButtonLink } from '../../../../../kernel/routing/button-link';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { CopyButton } from '../../../../../kit/copy-button';
import { Heading } from '../../../../../kit/heading';
import { focusQuietly } from '../../../../../kit/move-focus';
import { useFocusOnward } from '../../../../../kit/use-focus-onward';
import { VisuallyHidden } from '../../../../../kit/visually-hidden';
import { HAS_STORE } from '../../../../../kernel/config/site';
import { StoreLink, storeLink } from '../../../../shop/store-link';
import { myTradeInsQuery } from '../../../my-trade-ins-query';
import { moneyTexts } from '../../../texts-money.en';
import { Refusal, useMoney, useMoneyCommand } from '../commands';
import { CREDIT_ID } from './credited';

/** What the hero can spend and is still to be transferred; nothing where there is neither. */
export function Credit() {
  const { data } = useMoney();
  const { data: tradeIns } = useQuery(myTradeInsQuery);
  if (!data || !tradeIns) return null;
  const demos = new Set(tradeIns.filter(({ isDemo }) => isDemo).map(({ id }) => id));
  // Each card of a demo says that its transfer is never made, and of money that came back its own asks where it goes.
  const owedFils = data.payouts.filter(({ tradeInId, state }) => isOnItsWay(state) && !demos.has(tradeInId))
    .reduce((sum, { amountFils }) => sum + (amountFils ?? 0), 0);
  const hasAny = data.creditFils > 0 || owedFils > 0 || data.codes.length > 0;
  const isPlayed = data.payouts.some(({ tradeInId, state }) => state === 'credited' && demos.has(tradeInId));
  return hasAny ? <CreditCard money={{ ...data, owedFils }} isPlayed={isPlayed} /> : null;
}

/** `isPlayed`: some of the credit is a demo's. */
function CreditCard({ money: { creditFils, owedFils, codes }, isPlayed }: { money: Money; isPlayed: boolean }) {
  const text = moneyTexts.credit;
  const titleId = useId();
  const canMake = creditFils >= SMALLEST_FILS;
  const unusedFils = codes.filter(({ usedAt }) => usedAt === null).reduce((sum, { amountFils }) => sum + amountFils, 0);
  return (
    <section id={canMake ? undefined : CREDIT_ID} aria-labelledby={titleId} className="outline-none">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <Heading level={2} size={3} id={titleId}>{text.title}</Heading>
        <p role="status" className="font-semibold">
          <span>{text.sum(formatAmount(creditFils), unusedFils > 0 ? formatAmount(unusedFils) : undefined)}</span>
          {owedFils > 0 && <span>{` ${text.owed(formatAmount(owedFils))}`}</span>}
        </p>
        {canMake && <NewCode creditFils={creditFils} isPlayed={isPlayed} />}
        {codes.length > 0 && (
          <ul aria-label={text.codes} className="grid gap-3">
            {codes.map((code) => <Code key={code.code} code={code} />)}
          </ul>
        )}
      </Card>
    </section>
  );
}

/** One dirham. */
const SMALLEST_FILS = 100;

/** A code for all of the credit, or for a part of it. */
function NewCode({ creditFils, isPlayed }: { creditFils: number; isPlayed: boolean }) {
  const text = moneyTexts.credit;
  const lead = HAS_STORE ? text.lead : text.leadWithoutStore;
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const errorId = useId();
  const amount = useRef<HTMLInputElement>(null);
  const command = useMoneyCommand((amountFils: number) =>
    askOnce(PAYOUTS_ROUTES.issueCreditCode, { body: { amountFils } })
  );
  const all = String(creditFils / 100);
  const make = (): void => {
    if (command.isPending) return;
    const amountFils = filsOf(typed ?? all) ?? 0;
    const isRight = amountFils >= SMALLEST_FILS && amountFils <= creditFils;
    setWrong(!isRight);
    if (!isRight) amount.current?.focus();
    else command.mutate(amountFils, { onSuccess: () => setTyped(undefined) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
      className="grid gap-3"
    >
      <p className="text-sm text-ink-muted">{isPlayed ? text.demo : lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        {/* Not the kit's field: its chunk is loaded with the first dialog, and not with this page. */}
        <label className="grid gap-1.5 text-sm font-semibold">
          {text.amount}
          <input
            ref={amount}
            id={CREDIT_ID}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={typed ?? all}
            onChange={({ target }) => setTyped(target.value)}
            aria-invalid={wrong}
            aria-describedby={wrong ? errorId : undefined}
            className="min-h-12 w-40 scroll-mt-52 rounded-md border border-line-strong bg-surface px-3.5 text-base font-normal aria-invalid:border-danger"
          />
        </label>
        <Button type="submit" busy={command.isPending}>{command.isPending ? text.making : text.make}</Button>
      </div>
      {wrong && (
        <p id={errorId} role="alert" className="text-sm text-danger">{text.wrongAmount(formatAmount(creditFils))}</p>
      )}
      <Refusal error={command.error} otherwise={moneyTexts.failed} />
    </form>
  );
}

/** A code with what can be done with it: copied, used at the checkout, or undone as long as it is unused. */
function Code({ code: { code, amountFils, issuedAt, usedAt } }: { code: CreditCode }) {
  const text = moneyTexts.credit;
  const undo = useMoneyCommand(() => ask(PAYOUTS_ROUTES.undoCreditCode, { params: { code } }));
  // Keyboards go on where a code is made.
  const announceGoing = useFocusOnward(() => focusQuietly(document.getElementById(CREDIT_ID)));
  return (
    <li className="grid gap-2 rounded-md bg-canvas px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <code dir="ltr" className="font-semibold break-all select-all">{code}</code>
        <span className="tabular-nums">{formatAmount(amountFils)}</span>
        <span className="text-sm text-ink-muted">
          {usedAt ? text.used(formatMoment(usedAt)) : formatMoment(issuedAt)}
        </span>
      </p>
      {!usedAt && (
        <div className="flex flex-wrap gap-2">
          {HAS_STORE
            ? <StoreLink parameters={{ code }} size="small">{text.order}</StoreLink>
            : <ButtonLink to={storeLink({ code })} size="small" variant="secondary">{text.preview}</ButtonLink>}
          <CopyButton code={code} copy={text.copy} copied={text.copied} />
          <Button
            size="small"
            variant="quiet"
            busy={undo.isPending}
            onClick={() => {
              announceGoing();
              undo.mutate();
            }}
          >
            <span>{text.undo} <VisuallyHidden>{code}</VisuallyHidden></span>
          </Button>
        </div>
      )}
      <Refusal error={undo.error} otherwise={moneyTexts.failed} />
    </li>
  );
}
