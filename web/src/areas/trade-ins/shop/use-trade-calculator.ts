import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { TradeValuationAnswer } from '@planet-heroes/contracts/areas/trade-ins/valuation-schemas';
import type { TradeInProgramme, TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '../../../kernel/random-uuid';
import { toastError } from '../../../kernel/api/toast-failure';
import { type TradeChoice, type TradeChoiceStore, useTradeChoice } from './trade-choice';
import { type QuoteLock, useQuoteLock } from './use-quote-lock';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ask } from '../../../kernel/api/ask';
import { filled } from '../../../kernel/api/read-answer';

export interface TradeCalculator {
  choice: Partial<TradeChoice>;
  choose: (part: Partial<TradeChoice>) => void;
  /** The server's value once it is there, before that the local estimate; undefined until both choices are made. */
  valuation: TradeValuation | undefined;
  confirmed: boolean;
  pending: boolean;
  /** The server took the request but needs longer than usual. */
  slow: boolean;
  failed: boolean;
  calculate: () => void;
  /** Repeats a failed request as the same user action, so that it can never count twice. */
  retry: () => void;
  /** Locks the value that stands, which the server computes again; does nothing while there is none. */
  lockQuote: () => void;
  quote: QuoteLock;
}

/**
 * A calculator's life: nothing chosen, both chosen and a local estimate, pending, server result (spec document 1,
 * section 4). A change of choice returns to the estimate.
 */
export function useTradeCalculator(programme: TradeInProgramme, store: TradeChoiceStore): TradeCalculator {
  const { choice, choose, valuation } = useTradeChoice(programme, store);
  const [slow, setSlow] = useState(false);
  // A second press can come before the first has been drawn.
  const isAsking = useRef(false);
  const { mutate, reset, data, variables, isPending, isError } = useMutation<
    TradeValuationAnswer,
    Error,
    ValuationRequest
  >({
    mutationFn: (request) => requestValuation(request, () => setSlow(true)),
    onMutate: () => {
      isAsking.current = true;
      setSlow(false);
    },
    onSettled: () => {
      isAsking.current = false;
    },
    onError: () => toastError(),
  });
  const { model, condition } = choice;
  const quote = useQuoteLock();
  const { clear } = quote;
  const stateOfTradeIn = quote.tradeIn?.state;

  // Also where another part of the screen chooses.
  useEffect(
    () =>
      store.subscribe(({ choice: next }, before) => {
        if (next === before.choice) return;
        reset();
        isAsking.current = false;
        clear();
      }),
    [store, reset, clear],
  );
  useEffect(() => store.setState({ tradeIn: stateOfTradeIn }), [store, stateOfTradeIn]);

  // An answer that arrives after another choice is ignored.
  const ask = (request: ValuationRequest): void =>
    mutate(request, { onSuccess: (confirmed) => store.setState({ confirmed }) });

  return {
    choice,
    choose,
    valuation,
    confirmed: data !== undefined,
    pending: isPending,
    slow: isPending && slow,
    failed: isError,
    calculate: () => {
      if (model && condition && !isAsking.current)
        ask({ programme, model, condition, idempotencyKey: randomUuid() });
    },
    retry: () => {
      if (variables && !isAsking.current) ask(variables);
    },
    lockQuote: () => {
      if (model && condition) quote.lock({ programme, device: model, condition });
    },
    quote,
  };
}

const withLevel = filled(({ points }) => ({ level: levelFor(Number(points)) }));

interface ValuationRequest extends TradeChoice {
  programme: TradeInProgramme;
  idempotencyKey: string;
}

/** Asks the server for a value; each programme has a call of its own (spec document 1, section 7). */
function requestValuation(request: ValuationRequest, onAccepted: () => void): Promise<TradeValuationAnswer> {
  const { programme, model, condition, idempotencyKey } = request;
  const options = { idempotencyKey, onAccepted };
  const answer = programme === 'home'
    ? ask(TRADE_INS_ROUTES.calculateTrade, { body: { device: model, condition } }, options)
    : ask(TRADE_INS_ROUTES.calculateTradeValue, { body: { phoneModel: model, condition } }, options);
  return answer.then(withLevel);
}
