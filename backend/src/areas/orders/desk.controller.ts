import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import {
  type AdvanceDevices,
  advanceDevicesSchema,
  cancelOrderSchema,
  type Order,
  type OrdersAnswer,
  type OrdersQuery,
  ordersQuerySchema,
  type PlanLogistics,
  planLogisticsSchema,
} from '@planet-heroes/contracts/areas/orders/schemas';
import { listOrders, readOrder } from '@planet-heroes/domain/areas/orders/read-orders';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(corporateIdSchema);

/** The way of all companies' devices through the house. */
@Controller('api/ops/orders')
@UseGuards(OperatorGuard)
export class OrdersDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  orders(@Query(new ZodPipe(ordersQuerySchema)) query: OrdersQuery): Promise<OrdersAnswer> {
    return listOrders(this.database, undefined, query);
  }

  @Get(':id')
  order(@Param('id', ID) id: string): Promise<Order> {
    return readOrder(this.database, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  approve(@Operator() operator: Caller, @Param('id', ID) orderId: string) {
    return this.commands.execute('approve-order', { orderId }, operator);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(
    @Operator() operator: Caller,
    @Param('id', ID) orderId: string,
    @Body(new ZodPipe(cancelOrderSchema.default({}))) body: { reason?: string },
  ) {
    return this.commands.execute('cancel-order', { ...body, orderId }, operator);
  }

  @Put(':id/logistics')
  planLogistics(@Operator() operator: Caller, @Param('id', ID) orderId: string, @Body(new ZodPipe(planLogisticsSchema)) body: PlanLogistics) {
    return this.commands.execute('plan-logistics', { ...body, orderId }, operator);
  }

  @Post(':id/advance')
  @HttpCode(200)
  advance(@Operator() operator: Caller, @Param('id', ID) orderId: string, @Body(new ZodPipe(advanceDevicesSchema)) body: AdvanceDevices) {
    return this.commands.execute('advance-devices', { ...body, orderId }, operator);
  }

  @Post(':id/pay')
  @HttpCode(200)
  pay(@Operator() operator: Caller, @Param('id', ID) orderId: string) {
    return this.commands.execute('pay-order', { orderId }, operator);
  }
}
