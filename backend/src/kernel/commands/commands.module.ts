import { Global, Module } from '@nestjs/common';
import { AcceptedCommands } from './accepted-commands.js';
import { CommandBus } from './command-bus.js';
import { CommandDispatcher } from './command-dispatcher.js';
import { CommandReaders } from './command-readers.js';
import { CommandSweeper } from './command-sweeper.js';
import { CommandsController } from './commands.controller.js';
import { QueueDepths } from '../admission/queue-depths.js';

@Global()
@Module({
  controllers: [CommandsController],
  providers: [AcceptedCommands, CommandBus, CommandDispatcher, CommandReaders, CommandSweeper, QueueDepths],
  exports: [AcceptedCommands, CommandBus, CommandDispatcher, CommandReaders],
})
export class CommandsModule {}
