import { Controller, UseGuards } from '@nestjs/common';
import { PICKUPS_DESK_CALLS } from '@planet-heroes/contracts/areas/pickups/pickups.contract';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { completePickup } = PICKUPS_DESK_CALLS;

/** Pickups that a partner reports to the desk. */
@Controller()
@UseGuards(OperatorGuard)
export class PickupsDeskController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(completePickup)
  complete(@Operator() operator: Caller, @Input() { body }: CallInput<typeof completePickup>) {
    return this.commands.execute('complete-pickup', body, operator);
  }
}
