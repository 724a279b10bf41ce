import { Controller } from '@nestjs/common';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { COMMAND_CALLS } from '@planet-heroes/contracts/kernel/commands/command-calls';
import {
  type AcceptedCommand,
  commandIdSchema,
  type SettledCommand,
} from '@planet-heroes/contracts/kernel/commands/settled-command';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Implements, Input } from '../http/implements.js';
import { type BrowserSession, CurrentSession } from '../sessions/session-cookie.js';
import { AcceptedCommands } from './accepted-commands.js';

const { readCommand } = COMMAND_CALLS;

/** What became of a command that was answered with 202. */
@Controller()
export class CommandsController {
  constructor(private readonly accepted: AcceptedCommands) {}

  @Implements(readCommand)
  async find(
    @CurrentSession() browser: BrowserSession,
    @Input() { params: { id } }: CallInput<typeof readCommand>,
  ): Promise<AcceptedCommand | SettledCommand> {
    const found = commandIdSchema.safeParse(id).success ? await this.accepted.find(id) : undefined;
    if (!found) throw new AppError('unknown_command', 'No command with this id waits for its end or has ended late.');
    if (found.settled) await browser.receive(id);
    return found.settled ?? { commandId: id, status: 'accepted' };
  }
}
