import { type ConditionAnswers, conditionOf } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import {
  findCondition,
  findDevice,
  type TradeInProgramme,
  valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatAed } from '../../../../../kernel/i18n/format-money';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { nameOf } from '../../../../../kernel/i18n/name-of';

interface ConditionPreviewProps {
  programme: TradeInProgramme;
  device: string;
  answers: ConditionAnswers;
}

/** The condition and the price that answers lead to. */
export function ConditionPreview({ programme, device, answers }: ConditionPreviewProps) {
  const { about: text } = myTradeInsTexts;
  const condition = findCondition(programme, conditionOf(programme, answers) ?? '');
  const phone = findDevice(programme, device);
  if (!condition || !phone) return null;
  return (
    <p className="rounded-md bg-accent-soft px-4 py-3">
      <span className="block text-xs text-ink-muted">{text.previewLabel}</span>
      <span className="text-lg font-semibold tabular-nums">
        {text.preview(nameOf(condition.label), formatAed(valueTrade(phone, condition).tradeValue))}
      </span>
    </p>
  );
}
