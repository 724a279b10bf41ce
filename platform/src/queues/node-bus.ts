import { EventEmitter } from 'node:events';
import type { CommandOutcome } from '@planet-heroes/contracts/commands';

/** An outcome on its way from a worker to the node that waits for it. */
export interface CommandReply {
  commandId: string;
  outcome: CommandOutcome;
}

/** Messages between processes. Every message may be lost: each has a slower fallback. */
export interface NodeBus {
  reply(nodeId: string, reply: CommandReply): void;
  announceLogGrowth(): void;
  announceSettled(commandId: string): void;
  onReply(nodeId: string, listener: (reply: CommandReply) => void): void;
  onLogGrowth(listener: () => void): void;
  onSettled(listener: (commandId: string) => void): void;
}

/** The bus of a process that runs both the backend and the workers. */
export class InProcessNodeBus implements NodeBus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  reply(nodeId: string, reply: CommandReply): void {
    this.emitter.emit(`reply ${nodeId}`, reply);
  }

  announceLogGrowth(): void {
    this.emitter.emit('log');
  }

  announceSettled(commandId: string): void {
    this.emitter.emit('settled', commandId);
  }

  onReply(nodeId: string, listener: (reply: CommandReply) => void): void {
    this.emitter.on(`reply ${nodeId}`, listener);
  }

  onLogGrowth(listener: () => void): void {
    this.emitter.on('log', listener);
  }

  onSettled(listener: (commandId: string) => void): void {
    this.emitter.on('settled', listener);
  }
}
