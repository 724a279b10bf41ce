import { type ComponentProps, useEffect, useState } from 'react';
import type { DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import type { OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import { conditionText, formatFils } from '../../../kernel/desk/format';
import { DubaiTime, FailureBanner, Panel, State } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Button } from '../../../kit/button';
import { SelectField } from '../../../kit/form/select-field';
import { Table } from '../../../kit/table';
import { ORDERS_MESSAGES } from './messages';

const { one: TEXTS, custodySteps: STEPS, custodians: CUSTODIANS, stages: STAGES } = ORDERS_MESSAGES;
const POLL = { everyMs: 10_000 };
const PAGE = 20;
const STAGE_NAMES = Object.keys(STAGES) as DeviceStage[];
const STATUS = {
  expected: 'unknown', received: 'warning', inspected: 'warning', wiped: 'good', paid: 'good', returned: 'unknown',
} as const;

const CELLS: ComponentProps<typeof Table<OrderDevice, keyof typeof TEXTS.columns>>['cells'] = {
  name: ({ number }) => number,
  serial: ({ serial }) =>
    serial === null ? <span className="muted">{TEXTS.noSerial}</span> : <code>{serial}</code>,
  type: ({ type, condition, offered = 0, found }) => (
    <>
      {type}
      {condition && <small>{conditionText(condition)}</small>}
      <small>{TEXTS.offered(formatFils(offered))}</small>
      {found && <small><strong>{TEXTS.found(foundName(found), formatFils(found.worth))}</strong></small>}
      {found?.note && <small>{found.note}</small>}
    </>
  ),
  stage: ({ stage }) => <State of={STATUS[stage]}>{STAGES[stage]}</State>,
  custody: ({ custody }) =>
    custody.length === 0
      ? <span className="muted">{TEXTS.notMoved}</span>
      : custody.map(({ step, at, by, name, method }) => (
        <small key={step}>{STEPS[step]}, {name ?? CUSTODIANS[by]}, <DubaiTime at={at} />{method && `, ${method}`}</small>
      )),
};

/** Where each device of an order is, and who had it when. `version` rises with every change of the order. */
export function DevicesPanel({ id, version }: { id: string; version: number }) {
  const [stage, setStage] = useState('');
  const [after, setAfter] = useState(0);
  const query = { ...(stage !== '' && { stage }), after, limit: PAGE };
  const found = usePolled(ORDERS_DESK_ROUTES.listOrderDevicesAsOperator, { params: { id }, query }, POLL);
  const { answer, isCurrent, failure, refresh } = found;
  useEffect(refresh, [version, refresh]);
  return (
    <Panel title={TEXTS.devices} busy={!isCurrent && failure === undefined}>
      <div role="status"><FailureBanner {...found} /></div>
      <div className="filters">
        <SelectField
          label={TEXTS.stage}
          value={stage}
          onChange={({ target }) => {
            setStage(target.value);
            setAfter(0);
          }}
          placeholder={TEXTS.everyStage}
          options={STAGE_NAMES.map((each) => ({ value: each, label: STAGES[each] }))}
        />
      </div>
      {answer?.devices.length === 0 && <p className="muted">{TEXTS.noDevices}</p>}
      {answer && answer.devices.length > 0 && (
        <Table
          label={TEXTS.devices}
          columns={TEXTS.columns}
          rows={answer.devices}
          keyOf={({ number }) => number}
          cells={CELLS}
        />
      )}
      <div className="pager">
        {after > 0 && <Button variant="secondary" size="small" onClick={() => setAfter(0)}>{TEXTS.pages.first}</Button>}
        {answer?.next && (
          <Button variant="secondary" size="small" onClick={() => setAfter(answer.next!)}>{TEXTS.pages.next}</Button>
        )}
      </div>
    </Panel>
  );
}

function foundName({ type, condition }: NonNullable<OrderDevice['found']>): string {
  return condition ? `${type}, ${condition}` : type;
}
