import { useState } from 'react';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import {
  findCondition, findDevice, PRICE_TABLES, valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useConfirmed } from '../../../kernel/desk/confirmed-panel';
import { ActionForm, CALLED_OFF } from '../../../kernel/desk/form';
import { formatFils, formatWhole } from '../../../kernel/desk/format';
import { SelectField } from '../../../kit/form/select-field';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { verify: TEXTS } = TRADE_INS_MESSAGES;
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).verifyTradeInRequestSchema;

/** A phone that was checked where it was handed over: model and condition as found, and what is credited for them. */
export function VerifyForm({ tradeIn, actions, onDone }: StepProps) {
  const { id, code, programme } = tradeIn;
  const { devices, conditions } = PRICE_TABLES[programme];
  const [device, setDevice] = useState(tradeIn.device);
  const [condition, setCondition] = useState(tradeIn.condition);
  const { confirmed, window } = useConfirmed();
  const worth = worthOf(programme, device, condition);
  return (
    <>
      <ActionForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        variant="secondary"
        schema={loadSchema}
        toBody={() => ({ device, condition })}
        send={async (body) =>
          !worth || await confirmed(TEXTS.ask(code ?? id, device, worth.price, formatWhole(worth.points)))
            ? actions.attempt({
              route: TRADE_DESK_ROUTES.verifyTradeIn,
              values: { params: { id }, body },
              done: ({ valuation }) => TEXTS.done(code ?? id, formatWhole(valuation.points)),
            })
            : CALLED_OFF}
        onDone={onDone}
      >
        <h3 className="part-title">{TEXTS.title}</h3>
        <p>{TEXTS.text}</p>
        <div className="questions">
          <SelectField
            label={TEXTS.device}
            hint={TEXTS.hint}
            value={device}
            onChange={({ target }) => setDevice(target.value)}
            options={devices.map(({ model }) => ({ value: model, label: model }))}
          />
          <SelectField
            label={TEXTS.condition}
            hint={TEXTS.hint}
            value={condition}
            onChange={({ target }) => setCondition(target.value)}
            options={conditions.map((each) => ({ value: each.condition, label: each.label }))}
          />
        </div>
        {worth && <Preview tradeIn={tradeIn} worth={worth} />}
      </ActionForm>
      {window}
    </>
  );
}

/** What is credited for a phone as it was found, by the server’s own rule. */
function worthOf(programme: TradeIn['programme'], device: string, condition: string) {
  const [model, found] = [findDevice(programme, device), findCondition(programme, condition)];
  if (!model || !found) return undefined;
  const { tradeValue, points } = valueTrade(model, found);
  return { price: formatFils(tradeValue * 100), points };
}

function Preview({ tradeIn, worth: { price, points } }: {
  tradeIn: TradeIn;
  worth: NonNullable<ReturnType<typeof worthOf>>;
}) {
  const locked = formatFils(tradeIn.valueFils);
  const isAsLocked = price === locked && points === tradeIn.points;
  return (
    <div className="preview" role="status" data-status={isAsLocked ? 'good' : 'warning'}>
      <strong>{TEXTS.preview}</strong>
      <p>{(isAsLocked ? TEXTS.asLocked : TEXTS.differs)(price, formatWhole(points), locked)}</p>
      <p>{TEXTS.onlyFinance}</p>
    </div>
  );
}
