import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import {
  conditionHeld, decideInspection, isCounterOffer,
} from '@planet-heroes/contracts/areas/trade-ins/decide-inspection';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { findCondition, findDevice, valueTrade } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatFils } from '../../../kernel/desk/format';
import { TRADE_INS_MESSAGES } from './messages';

const { inspect: TEXTS, questions: NAMES } = TRADE_INS_MESSAGES;

interface InspectionPreviewProps {
  tradeIn: TradeIn;
  answers: Partial<ConditionAnswers>;
  /** What the hero’s photos show already. */
  shown: readonly ConditionQuestion[];
  device: string;
  /** The names of the questions that are still to be answered. */
  left: readonly string[];
}

/** What follows from these answers: the locked price, or the offer of another, by the server’s own rule. */
export function InspectionPreview({ tradeIn, answers, shown, device, left }: InspectionPreviewProps) {
  const found = left.length === 0 ? offerFor(tradeIn, answers as ConditionAnswers, shown, device) : undefined;
  return (
    <div className="preview" role="status" data-status={found?.status ?? 'unknown'}>
      <strong>{TEXTS.preview}</strong>
      {found ? found.lines.map((line) => <p key={line}>{line}</p>) : <p>{TEXTS.left(left.join(', '))}</p>}
    </div>
  );
}

function offerFor(
  tradeIn: TradeIn,
  found: ConditionAnswers,
  shown: readonly ConditionQuestion[],
  device: string,
) {
  const { answers, wrong } = decideInspection({ said: tradeIn.answers, found, shown });
  const held = conditionHeld(tradeIn, answers);
  const condition = held === undefined ? undefined : findCondition(tradeIn.programme, held);
  const model = findDevice(tradeIn.programme, device);
  if (!condition || !model) return { status: 'bad', lines: [TEXTS.notTaken] };
  const offer = { device: model.model, valueFils: valueTrade(model, condition).tradeValue * 100 };
  const locked = formatFils(tradeIn.valueFils);
  const spared = shown.length > 0 ? [TEXTS.shown(shown.map((question) => NAMES[question]).join(', '))] : [];
  if (!isCounterOffer(tradeIn, offer)) return { status: 'good', lines: [TEXTS.stands(locked), ...spared] };
  return { status: 'warning', lines: [...reasonsOf(tradeIn, offer, wrong, locked), ...spared] };
}

function reasonsOf(
  tradeIn: TradeIn,
  { device, valueFils }: { device: string; valueFils: number },
  wrong: readonly ConditionQuestion[],
  locked: string,
): string[] {
  return [
    TEXTS.counter(formatFils(valueFils), locked),
    ...(wrong.length > 0 ? [TEXTS.because(wrong.map((question) => NAMES[question]).join(', '))] : []),
    ...(device === tradeIn.device ? [] : [TEXTS.model(device)]),
  ];
}
