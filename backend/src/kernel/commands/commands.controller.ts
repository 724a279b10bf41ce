import { Controller, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
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
import { CommandReaders, withoutResult } from './command-readers.js';

const { readCommand } = COMMAND_CALLS;

/** What became of a command that was answered with 202. */
@Controller()
export class CommandsController {
  constructor(
    private readonly accepted: AcceptedCommands,
    private readonly readers: CommandReaders,
  ) {}

  @Implements(readCommand)
  @Header('cache-control', 'private, no-store')
  async find(
    @CurrentSession() browser: BrowserSession,
    @Req() request: FastifyRequest,
    @Input() { params: { id } }: CallInput<typeof readCommand>,
  ): Promise<AcceptedCommand | SettledCommand> {
    const found = commandIdSchema.safeParse(id).success ? await this.accepted.find(id) : undefined;
    if (!found) throw new AppError('unknown_command', 'No command with this id waits for its end or has ended late.');
    if (!found.settled) return { commandId: id, status: 'accepted' };
    await browser.receive(id);
    return this.readers.mayRead(id, found, request.headers) ? found.settled : withoutResult(found.settled);
  }
}
