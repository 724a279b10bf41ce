import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import {
  findCondition, findDevice, PRICE_TABLES, type TradeInProgramme, type TradeValuation, valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { tradeChoiceTexts } from '../texts-choice.en';

export interface TradeChoice {
  model: string;
  condition: string;
}

/** What a calculator is about, for the parts of a screen that come before the calculator itself or stand beside it. */
interface TradeChoiceState {
  choice: Partial<TradeChoice>;
  choose: (part: Partial<TradeChoice>) => void;
  /** The server's value of the choice, once it is there. */
  confirmed: TradeValuation | undefined;
  /** How far the trade-in is that the value was locked for. */
  tradeIn: TradeInState | undefined;
}

export type TradeChoiceStore = StoreApi<TradeChoiceState>;

/** A choice that begins with what is given. */
export function createTradeChoice(initial: Partial<TradeChoice> = {}): TradeChoiceStore {
  return createStore<TradeChoiceState>()((set) => ({
    choice: initial,
    choose: (part) => set(({ choice }) => ({ choice: { ...choice, ...part }, confirmed: undefined })),
    confirmed: undefined,
    tradeIn: undefined,
  }));
}

export interface ValuedChoice extends TradeChoiceState {
  /** The server's value once it is there, before that the local estimate; undefined until both choices are made. */
  valuation: TradeValuation | undefined;
}

/** A choice with its value. */
export function useTradeChoice(programme: TradeInProgramme, store: TradeChoiceStore): ValuedChoice {
  const state = useStore(store);
  return { ...state, valuation: state.confirmed ?? estimate(programme, state.choice) };
}

function estimate(programme: TradeInProgramme, { model, condition }: Partial<TradeChoice>): TradeValuation | undefined {
  const device = model && findDevice(programme, model);
  const state = condition && findCondition(programme, condition);
  return device && state ? valueTrade(device, state) : undefined;
}

/** Chooses the phone that the address names, as far as the programme takes it. */
export function useLinkedPhone(programme: TradeInProgramme, store: TradeChoiceStore): void {
  const [query] = usePageQuery();
  useEffect(() => {
    const model = findDevice(programme, query.get('model') ?? '')?.model;
    const condition = findCondition(programme, query.get('condition') ?? '')?.condition;
    if (model) store.getState().choose({ model, ...(condition && { condition }) });
  }, [programme, query, store]);
}

/** What a phone in a condition looks like, and whether it works. */
export function conditionHelp(condition: string): string | undefined {
  return (tradeChoiceTexts.conditions as Readonly<Record<string, string>>)[condition];
}

/** The most that a programme gives for a model, or for any, in whole AED: what it is worth in its best condition. */
export function highestValueOf(programme: TradeInProgramme, model?: string): number {
  const { devices, conditions } = PRICE_TABLES[programme];
  const device = model === undefined ? undefined : findDevice(programme, model);
  return Math.max(
    ...(device ? [device] : devices).flatMap((one) =>
      conditions.map((condition) => valueTrade(one, condition).tradeValue)
    ),
  );
}
