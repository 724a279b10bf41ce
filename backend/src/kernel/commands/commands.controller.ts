import { Controller, Get, Param } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type AcceptedCommand, commandIdSchema, type SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { AcceptedCommands } from './accepted-commands.js';

/** What became of a command that was answered with 202. */
@Controller('api/commands')
export class CommandsController {
  constructor(private readonly accepted: AcceptedCommands) {}

  @Get(':id')
  async find(@Param('id') id: string): Promise<AcceptedCommand | SettledCommand> {
    const found = commandIdSchema.safeParse(id).success ? await this.accepted.find(id) : undefined;
    if (!found) throw new AppError('unknown_command', 'No command with this id waits for its end or has ended late.');
    return found.settled ?? { commandId: id, status: 'accepted' };
  }
}
