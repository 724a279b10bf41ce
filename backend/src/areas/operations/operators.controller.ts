import { Controller, Header, UseGuards } from '@nestjs/common';
import { OPERATORS_CALLS } from '@planet-heroes/contracts/areas/operations/operators';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { withSubjectNames } from '@planet-heroes/domain/areas/support/name-subjects';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  type ActingOperator,
  keyOfOperator,
  readAudit as readAuditLog,
  readOperators,
} from '@planet-heroes/domain/kernel/operators/operators';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { ActingAs } from '../../kernel/http/acting-operator.js';
import { type Caller, Operator, Repetition } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { readOperator, listOperators, addOperator, changeOperator, readAudit } = OPERATORS_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** Who operates the instance, and what they did. */
@Controller()
@UseGuards(OperatorGuard)
export class OperatorsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  @Implements(readOperator)
  @Header(...PRIVATE)
  me(@ActingAs() { id, name, email, roles }: ActingOperator) {
    return { id, name, email, roles: [...roles], active: true };
  }

  @Implements(listOperators)
  @Header(...PRIVATE)
  async list() {
    return { operators: await readOperators(this.database) };
  }

  /** A machine's key follows from the request's, so that a request that is sent again is answered with the same. */
  @Implements(addOperator)
  @Header('cache-control', 'no-store')
  async add(
    @ActingAs() by: ActingOperator,
    @Operator() operator: Caller,
    @Repetition() repetition: string | undefined,
    @Input() { body }: CallInput<typeof addOperator>,
  ) {
    const { sessionSecret } = this.secrets;
    const key = body.email === undefined ? keyOfOperator(sessionSecret, repetition) : undefined;
    const payload = { ...body, keyHash: key?.keyHash, by: by.name, byId: by.id };
    const answer = await this.commands.execute('add-operator', payload, operator);
    return key ? answer.asSecret((added) => ({ ...added, key: key.key })) : answer;
  }

  @Implements(changeOperator)
  change(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof changeOperator>) {
    return this.commands.execute('change-operator', { ...body, operatorId: params.id }, operator);
  }

  @Implements(readAudit)
  @Header(...PRIVATE)
  async audit(@Input() { query }: CallInput<typeof readAudit>) {
    return withSubjectNames(this.database, await readAuditLog(this.database, query));
  }
}
