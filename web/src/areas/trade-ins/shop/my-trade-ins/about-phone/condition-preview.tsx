import {
  type ConditionAnswers, conditionOf, decidingQuestions,
} from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import {
  findCondition, findDevice, type TradeInProgramme, valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatAed, formatWholeFils } from '../../../../../kernel/i18n/format-money';
import { nameOf } from '../../../../../kernel/i18n/name-of';
import { commonTexts } from '../../../../../kernel/i18n/texts.en';
import { Button } from '../../../../../kit/button';
import { Icon } from '../../../../../kit/icon';
import { myTradeInsTexts } from '../../../texts-mine.en';

/** What a programme makes of a phone with these answers; undefined where it does not take it. */
function valuationOf(programme: TradeInProgramme, device: string, answers: ConditionAnswers) {
  const condition = findCondition(programme, conditionOf(programme, answers) ?? '');
  const phone = findDevice(programme, device);
  if (!condition || !phone) return undefined;
  return { condition: nameOf(condition.label), price: formatAed(valueTrade(phone, condition).tradeValue) };
}

interface ConditionPreviewProps {
  tradeIn: TradeIn;
  answers: ConditionAnswers;
}

/** The condition and the price that answers lead to, and the price before where that is another. */
export function ConditionPreview({ tradeIn: { programme, device, valueFils }, answers }: ConditionPreviewProps) {
  const { about: text } = myTradeInsTexts;
  const valuation = valuationOf(programme, device, answers);
  if (!valuation) return null;
  const { condition, price } = valuation;
  const before = formatWholeFils(valueFils);
  const deciding = decidingQuestions(answers).map((question) => text.names[question]).join(commonTexts.separator);
  return (
    <p className="rounded-md bg-accent-soft px-4 py-3">
      <span className="block text-xs text-ink-muted">{text.previewLabel}</span>
      <span className="text-lg font-semibold tabular-nums">{text.preview(condition, price)}</span>
      {deciding && <span className="block text-sm">{text.decides(deciding)}</span>}
      {price !== before && <span className="block text-sm">{text.pricedBefore(before)}</span>}
    </p>
  );
}

interface MoveToExchangeProps {
  device: string;
  answers: ConditionAnswers;
  isMoving: boolean;
  onMove: () => void;
}

/** Of a phone that the mission programme does not take: what the exchange gives for it, and the move there. */
export function MoveToExchange({ device, answers, isMoving, onMove }: MoveToExchangeProps) {
  const { about: text } = myTradeInsTexts;
  const valuation = valuationOf('exchange', device, answers);
  return (
    <div className="flex items-start gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
      <Icon name="warning" className="mt-0.5 text-warning" />
      <div className="grid min-w-0 gap-3">
        <div>
          <p>{text.notTaken}</p>
          {valuation
            ? (
              <>
                <p className="font-semibold">{text.exchangeTakes(valuation.condition, valuation.price)}</p>
                <p>{text.moveKeeps}</p>
              </>
            )
            : <p>{text.neither}</p>}
        </div>
        {valuation && (
          <Button size="small" className="justify-self-start" busy={isMoving} onClick={onMove}>
            {isMoving ? text.moving : text.move}
          </Button>
        )}
      </div>
    </div>
  );
}
