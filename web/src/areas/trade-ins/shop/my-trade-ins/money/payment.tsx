import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import {
  type choosePayoutRequestSchema, type Payout, PAYOUT_METHODS, type PayoutMethod, type PayoutState,
} from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { usePageQuery } from '../../../../../kernel/routing/use-page-query';
import { ask } from '../../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { formatAmount } from '../../../../../kernel/i18n/format-money';
import { HAS_STORE } from '../../../../../kernel/config/site';
import { openForAddress } from '../../../../heroes/joining-store';
import { meQuery } from '../../../../heroes/own-queries';
import { moneyTexts } from '../../../texts-money.en';
import { Button } from '../../../../../kit/button';
import { ChoiceGroup } from '../../calculator-parts';
import { Facts } from '../trade-in-facts';
import { PAY_QUERY, PAY_SECTION } from './credited';
import { payoutOf, Refusal, useMoney, useMoneyCommand } from '../commands';
import { FoldedPart } from '../folded-part';
import { useChanging } from '../use-changing';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';

const loadSchema = async () => {
  const { choosePayoutRequestSchema } = await import('@planet-heroes/contracts/areas/payouts/schemas');
  return choosePayoutRequestSchema.options[1];
};

type Choice = z.input<typeof choosePayoutRequestSchema>;

/** As long as money has not left, another way can be chosen. */
const CHANGEABLE: ReadonlySet<PayoutState> = new Set(['chosen', 'undecided', 'owed', 'returned']);

const TRANSFERS: ReadonlySet<PayoutState> = new Set(['owed', 'batched', 'paid']);

/**
 * How one trade-in is paid: chosen, then shown, and open to change until the money is sent. Of a credited phone whose
 * money waits, the top of the page asks, and here only the account of a transfer is.
 */
export function Payment({ tradeIn: { id, code, state, isDemo } }: { tradeIn: TradeIn }) {
  const text = moneyTexts;
  const { data } = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  const payout = payoutOf(data, { id });
  // Of a demo, the top of the page says once that nothing is paid out.
  const isPlayed = isDemo && payout !== undefined && TRANSFERS.has(payout.state);
  const mustChoose = !payout || waitsForHero(payout.state);
  const [isChanging, change] = useChanging(heading);
  const isAsking = data !== undefined && (mustChoose || isChanging);
  const wanted = useWantedMethod();
  useEffect(() => {
    if (!wanted || !mustChoose || !isAsking) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [wanted, mustChoose, isAsking]);
  const isAskedAbove = payout !== undefined && waitsForHero(payout.state);
  if (isAskedAbove && wanted !== 'bank') return null;
  const lead = isPlayed
    ? undefined
    : payout?.state === 'undecided'
    ? text.methods.bank.note
    : payout ? text.states[payout.state] : text.lead;
  return (
    <FoldedPart
      id={PAY_SECTION}
      heading={heading}
      title={text.title}
      summary={payout?.method ? text.methods[payout.method].name : text.lead}
      lead={lead}
      isDue={state !== 'quoted' || wanted !== undefined}
    >
      {!isDemo && <NoAddress />}
      {payout && payout.method && <PaymentFacts payout={payout} code={code} />}
      {isAsking && (
        <ChoiceForm
          key={wanted}
          id={id}
          isDemo={isDemo}
          isBankOnly={isAskedAbove}
          isCredited={payout !== undefined && payout.state !== 'chosen'}
          method={(mustChoose ? wanted : undefined) ?? payout?.method ?? undefined}
          onChosen={() => change(false)}
          onLeave={mustChoose ? undefined : () => change(false)}
        />
      )}
      {payout && !isAsking && CHANGEABLE.has(payout.state) && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => change(true)}>
          {text.change}
        </Button>
      )}
    </FoldedPart>
  );
}

/** Whom no news of the money reaches, for want of an address. */
function NoAddress() {
  const { data: me } = useQuery(meQuery);
  const { data: account } = useQuery(queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount));
  if (!me || me.isDemo || account?.email !== null) return null;
  const { text, button } = moneyTexts.noAddress;
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sand-soft p-4">
      <p className="text-sm">{text}</p>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={openForAddress}
      >
        {button}
      </Button>
    </div>
  );
}

/** The way that the visitor pressed, elsewhere on the page or in a message. */
function useWantedMethod(): PayoutMethod | undefined {
  const [query] = usePageQuery();
  return PAYOUT_METHODS.find((method) => method === query.get(PAY_QUERY));
}

interface PaymentFactsProps {
  payout: Payout;
  /** The trade-in’s, which its transfer has for a reference. */
  code: string | null;
}

function PaymentFacts({ payout, code }: PaymentFactsProps) {
  const { method, holder, account, amountFils, reference, state } = payout;
  const { facts, methods } = moneyTexts;
  return (
    <Facts
      facts={[
        { label: facts.how, value: methods[method!].name },
        ...(amountFils === null ? [] : [{ label: facts.amount, value: formatAmount(amountFils) }]),
        ...(account ? [{ label: facts.account, value: <bdi dir="ltr" className="whitespace-nowrap">{account}</bdi> }] : []),
        ...(holder ? [{ label: facts.holder, value: <bdi>{holder}</bdi> }] : []),
        ...(code && TRANSFERS.has(state)
          ? [{ label: facts.statement, value: <bdi dir="ltr" className="whitespace-nowrap">{code}</bdi> }]
          : []),
        ...(reference && (state === 'paid' || state === 'returned')
          ? [{ label: state === 'paid' ? facts.reference : facts.reason, value: <bdi>{reference}</bdi> }]
          : []),
      ]}
    />
  );
}

interface ChoiceFormProps {
  id: string;
  isDemo: boolean;
  isBankOnly: boolean;
  /** The phone is credited: the choice moves its money at once. */
  isCredited: boolean;
  /** Chosen at first. */
  method: PayoutMethod | undefined;
  onChosen: () => void;
  /** Leaves the choice as it was; undefined where one has to be made. */
  onLeave: (() => void) | undefined;
}

function ChoiceForm({ id, isDemo, isBankOnly, isCredited, method: first, onChosen, onLeave }: ChoiceFormProps) {
  const text = moneyTexts;
  const [method, setMethod] = useState<PayoutMethod | undefined>(first);
  const command = useMoneyCommand((body: Choice) => ask(PAYOUTS_ROUTES.choosePayout, { params: { id }, body }));
  const choose = (choice: Choice): void => {
    if (!command.isPending) command.mutate(choice, { onSuccess: onChosen });
  };
  const buttons = (isBusy: boolean, onPress?: () => void) => (
    <div className="flex flex-wrap gap-3">
      <Button
        type={onPress ? 'button' : 'submit'}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={onPress}
      >
        {isBusy ? text.saving : text.save}
      </Button>
      {onLeave && <Button variant="secondary" onClick={onLeave}>{text.keep}</Button>}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isBankOnly && (
        <ChoiceGroup
          legend={text.question}
          columns="min-[26rem]:grid-cols-2"
          choices={PAYOUT_METHODS.map((value) => ({
            value,
            label: text.methods[value].name,
            note: value === 'credit' && !HAS_STORE ? text.creditWithoutStore : text.methods[value].note,
          }))}
          value={method}
          onChange={(value) => {
            command.reset();
            setMethod(value as PayoutMethod);
          }}
        />
      )}
      {method === 'credit' && !HAS_STORE && <p className="text-sm">{text.bankInstead}</p>}
      {method === 'credit' && isCredited && <p className="text-sm">{text.creditIsFinal}</p>}
      {method === 'credit' && buttons(command.isPending, () => choose({ method }))}
      {method === 'bank' && isDemo && <p className="rounded-md bg-sand-soft px-4 py-3 text-sm">{text.demoBank}</p>}
      {method === 'bank' && (
        <BankForm onSubmit={choose}>{(isSubmitting) => buttons(command.isPending || isSubmitting)}</BankForm>
      )}
      <Refusal error={command.error} otherwise={text.failed} />
    </div>
  );
}

type Account = z.input<Awaited<ReturnType<typeof loadSchema>>>;

/** The account that a transfer goes to. Its number is checked here by its checksum, before it is sent. */
function BankForm({ onSubmit, children }: {
  onSubmit: (account: Account) => void;
  /** The form's buttons, while it is being checked and otherwise. */
  children: (isSubmitting: boolean) => ReactNode;
}) {
  const text = moneyTexts;
  const { register, handleSubmit, getValues, formState: { errors, isSubmitting } } = useZodForm(loadSchema, {
    method: 'bank', holder: '', iban: '',
  }, 'onSubmit');
  return (
    <form noValidate onSubmit={handleSubmit((account) => onSubmit(account))} className="grid grid-cols-1 gap-4">
      <TextField
        label={text.holder}
        hint={text.holderHint}
        autoComplete="name"
        error={errors.holder && text.wrong.holder}
        {...register('holder')}
      />
      <TextField
        label={text.iban}
        hint={text.ibanHint}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        error={errors.iban && (getValues('iban') ? text.wrong.iban : text.noIban)}
        {...register('iban')}
      />
      {children(isSubmitting)}
    </form>
  );
}
