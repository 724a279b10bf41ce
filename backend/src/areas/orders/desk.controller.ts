import { Controller, UseGuards } from '@nestjs/common';
import { ORDERS_CALLS } from '@planet-heroes/contracts/areas/orders/calls';
import type { DevicesAnswer, OperatorOrder, OrdersAnswer } from '@planet-heroes/contracts/areas/orders/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readForecasts } from '@planet-heroes/domain/areas/orders/read-forecasts';
import { listOrders, readOrder, readOrderDevices } from '@planet-heroes/domain/areas/orders/read-orders';
import { countWithoutSerial } from '@planet-heroes/domain/areas/orders/to-wipe';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import type { ActingOperator } from '@planet-heroes/domain/kernel/operators/operators';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ActingAs } from '../../kernel/http/acting-operator.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const {
  advanceDevices, approveOrderAsOperator, cancelOrderAsOperator, collectOrder, listAllOrders,
  listOrderDevicesAsOperator, payOrderAsOperator, planPickupAsOperator, readOrderAsOperator,
} = ORDERS_CALLS;

/** The way of all companies' devices through the house. */
@Controller()
@UseGuards(OperatorGuard)
export class OrdersDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listAllOrders)
  async orders(@Input() { query }: CallInput<typeof listAllOrders>): Promise<OrdersAnswer> {
    const page = await listOrders(this.database, undefined, query);
    return { ...page, forecasts: await readForecasts(this.database, page.orders) };
  }

  @Implements(readOrderAsOperator)
  async order(@Input() { params }: CallInput<typeof readOrderAsOperator>): Promise<OperatorOrder> {
    const order = await readOrder(this.database, params.id);
    const forecast = (await readForecasts(this.database, [order]))[order.id] ?? null;
    return { ...order, forecast, withoutSerial: await countWithoutSerial(this.database, order) };
  }

  @Implements(listOrderDevicesAsOperator)
  devices(@Input() { params, query }: CallInput<typeof listOrderDevicesAsOperator>): Promise<DevicesAnswer> {
    return readOrderDevices(this.database, params.id, query);
  }

  @Implements(approveOrderAsOperator)
  approve(@Operator() operator: Caller, @Input() { params }: CallInput<typeof approveOrderAsOperator>) {
    return this.commands.execute('approve-order', { orderId: params.id }, operator);
  }

  @Implements(cancelOrderAsOperator)
  cancel(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof cancelOrderAsOperator>) {
    return this.commands.execute('cancel-order', { ...body, orderId: params.id }, operator);
  }

  @Implements(planPickupAsOperator)
  planLogistics(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof planPickupAsOperator>) {
    return this.commands.execute('plan-logistics', { ...body, orderId: params.id }, operator);
  }

  @Implements(collectOrder)
  collect(
    @Operator() operator: Caller,
    @ActingAs() { name }: ActingOperator,
    @Input() { params }: CallInput<typeof collectOrder>,
  ) {
    return this.commands.execute('collect-order', { orderId: params.id, name }, operator);
  }

  @Implements(advanceDevices)
  advance(
    @Operator() operator: Caller,
    @ActingAs() { name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof advanceDevices>,
  ) {
    return this.commands.execute('advance-devices', { ...body, orderId: params.id, name }, operator);
  }

  @Implements(payOrderAsOperator)
  pay(
    @Operator() operator: Caller,
    @ActingAs() { name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof payOrderAsOperator>,
  ) {
    return this.commands.execute('pay-order', { ...body, orderId: params.id, name }, operator);
  }
}
