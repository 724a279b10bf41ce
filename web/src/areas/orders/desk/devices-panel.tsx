import { useEffect, useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { formatFils } from '../../../kernel/desk/format';
import { ORDERS_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { SelectField } from '../../../kernel/desk/ui/field';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';

const { one: TEXTS, custodySteps: STEPS, custodians: CUSTODIANS, stages: STAGES } = ORDERS_MESSAGES;
const POLL = { everyMs: 10_000 };
const PAGE = 50;
const STAGE_NAMES = Object.keys(STAGES) as DeviceStage[];
const STATUS = {
  expected: 'unknown', received: 'warning', inspected: 'warning', wiped: 'good', paid: 'good', returned: 'unknown',
} as const;

/** Where each device of an order is, and who had it when. `version` rises with every change of the order. */
export function DevicesPanel({ id, version }: { id: string; version: number }) {
  const [stage, setStage] = useState('');
  const [after, setAfter] = useState(0);
  const query = { ...(stage !== '' && { stage }), after, limit: PAGE };
  const found = usePolled(ORDERS_ROUTES.listOrderDevicesAsOperator, { params: { id }, query }, POLL);
  const { answer, isCurrent, failure, goodAt, refresh } = found;
  useEffect(refresh, [version, refresh]);
  return (
    <Panel title={TEXTS.devices} busy={!isCurrent && failure === undefined}>
      <div role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      <SelectField
        label={TEXTS.stage}
        value={stage}
        onChange={({ target }) => {
          setStage(target.value);
          setAfter(0);
        }}
      >
        <option value="">{TEXTS.everyStage}</option>
        {STAGE_NAMES.map((each) => <option key={each} value={each}>{STAGES[each]}</option>)}
      </SelectField>
      {answer?.devices.length === 0 && <p className="muted">{TEXTS.noDevices}</p>}
      {answer && answer.devices.length > 0 && (
        <Table label={TEXTS.devices} columns={TEXTS.columns} className="order-devices">
          {answer.devices.map((device) => <DeviceRow key={device.number} device={device} />)}
        </Table>
      )}
      <div className="pager">
        {after > 0 && <ActionButton onPress={() => setAfter(0)}>{TEXTS.pages.first}</ActionButton>}
        {answer?.next && <ActionButton onPress={() => setAfter(answer.next!)}>{TEXTS.pages.next}</ActionButton>}
      </div>
    </Panel>
  );
}

function DeviceRow({ device }: { device: OrderDevice }) {
  const { number, serial, type, condition, stage, custody, offered = 0, found } = device;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">{number}</th>
      <Cell column="serial" label={columns.serial}>
        {serial === null ? <span className="muted">{TEXTS.noSerial}</span> : <code>{serial}</code>}
      </Cell>
      <Cell column="type" label={columns.type}>
        {type}
        {condition && <small>{condition}</small>}
        <small>{TEXTS.offered(formatFils(offered))}</small>
        {found && (
          <small>
            <strong>{TEXTS.found(foundName(found), formatFils(found.worth))}</strong>
          </small>
        )}
        {found?.note && <small>{found.note}</small>}
      </Cell>
      <Cell column="state" label={columns.stage}>
        <span className="state" data-status={STATUS[stage]}>{STAGES[stage]}</span>
      </Cell>
      <Cell column="custody" label={columns.custody}>
        {custody.length === 0 && <span className="muted">{TEXTS.notMoved}</span>}
        {custody.map(({ step, at, by, name }) => (
          <small key={step}>{STEPS[step]}, {name ?? CUSTODIANS[by]}, <DubaiTime at={at} /></small>
        ))}
      </Cell>
    </tr>
  );
}

function foundName({ type, condition }: NonNullable<OrderDevice['found']>): string {
  return condition ? `${type}, ${condition}` : type;
}
