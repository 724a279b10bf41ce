import { Controller, UseGuards } from '@nestjs/common';
import { SUPPORT_CALLS } from '@planet-heroes/contracts/areas/support/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ActingOperator } from '@planet-heroes/domain/kernel/operators/operators';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ActingAs } from '../../kernel/http/acting-operator.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const {
  correctPoints, decidePointCorrection, erasePerson, hidePerson, removeChallenge, removeSponsorshipMessage,
  renamePerson, showPerson,
} = SUPPORT_CALLS;

/**
 * What support changes of a hero, and of what heroes wrote. Notes go into the audit log alone, but for those of
 * proposed corrections.
 */
@Controller()
@UseGuards(OperatorGuard)
export class SupportController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(renamePerson)
  rename(
    @Operator() operator: Caller,
    @Input() { params, body: { name, reason } }: CallInput<typeof renamePerson>,
  ) {
    return this.commands.execute('rename-hero', { heroId: params.id, name, reason }, operator);
  }

  @Implements(hidePerson)
  hide(@Operator() operator: Caller, @Input() { params, body: { reason } }: CallInput<typeof hidePerson>) {
    return this.commands.execute('hide-hero', { heroId: params.id, reason }, operator);
  }

  @Implements(showPerson)
  show(@Operator() operator: Caller, @Input() { params }: CallInput<typeof showPerson>) {
    return this.commands.execute('show-hero', { heroId: params.id }, operator);
  }

  /** The same command as the hero's own leaving. Throws `invalid_request` unless the id is repeated. */
  @Implements(erasePerson)
  erase(@Operator() operator: Caller, @Input() { params, body: { confirm } }: CallInput<typeof erasePerson>) {
    if (confirm !== params.id)
      throw new AppError('invalid_request', 'confirm: must repeat the id of the hero who is to be erased.');
    return this.commands.execute('remove-hero', { heroId: params.id }, operator);
  }

  @Implements(correctPoints)
  correct(
    @Operator() operator: Caller,
    @ActingAs() { id, name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof correctPoints>,
  ) {
    return this.commands.execute('correct-points', { ...body, heroId: params.id, by: { id, name } }, operator);
  }

  @Implements(decidePointCorrection)
  decide(
    @Operator() operator: Caller,
    @ActingAs() { id, name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof decidePointCorrection>,
  ) {
    return this.commands.execute(
      'decide-point-correction', { ...body, correctionId: params.id, by: { id, name } }, operator,
    );
  }

  @Implements(removeChallenge)
  removeIt(@Operator() operator: Caller, @Input() { params, body: { reason } }: CallInput<typeof removeChallenge>) {
    return this.commands.execute('remove-social-challenge', { challengeId: params.id, reason }, operator);
  }

  @Implements(removeSponsorshipMessage)
  removeMessage(
    @Operator() operator: Caller,
    @Input() { params, body: { reason } }: CallInput<typeof removeSponsorshipMessage>,
  ) {
    return this.commands.execute('remove-sponsorship-message', { sponsorshipId: params.id, reason }, operator);
  }
}
