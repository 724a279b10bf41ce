import type { EventMetadata } from '@planet-heroes/contracts/kernel/events/event-metadata';

/** A command as far as its events describe it. */
export interface Origin {
  id: string;
  traceparent?: string;
}

/** The commands that one transaction carries out, by what their events name as their cause. */
export class Origins {
  private readonly byCause: Map<string, Origin>;

  constructor(private readonly commands: readonly Origin[]) {
    this.byCause = new Map(commands.map((command) => [command.id, command]));
  }

  /** Says that a command's events name something else than the command as their cause. */
  note(cause: string, commandId: string): void {
    const command = this.byCause.get(commandId);
    if (command) this.byCause.set(cause, command);
  }

  /** The metadata of an event: undefined where its cause says all, or where its command is unknown. */
  metadataOf(cause: string): EventMetadata | undefined {
    const command = this.byCause.get(cause) ?? (this.commands.length === 1 ? this.commands[0] : undefined);
    if (!command || (command.id === cause && !command.traceparent)) return undefined;
    return {
      ...(command.id !== cause && { commandId: command.id }),
      ...(command.traceparent && { traceparent: command.traceparent }),
    };
  }
}
