import type { Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** How a command ended well. */
export interface Succeeded<B> {
  /** The transaction that wrote its events, if it wrote any. */
  transactionId: string | undefined;
  replayed: boolean;
  /** What is answered; made once this node's reads show what the command did. */
  body(): B | Promise<B>;
}

/** What a controller hands back for a command: the interceptor makes HTTP of it. */
export class CommandAnswer<B> {
  constructor(
    readonly commandId: string,
    /** Undefined while the command has not ended: it is answered with 202. */
    readonly succeeded: Succeeded<B> | undefined,
  ) {}

  /** The same, answered in another shape; what `shape` does is done only where the command has succeeded. */
  as<C>(shape: (body: B) => C | Promise<C>): CommandAnswer<C> {
    const { succeeded } = this;
    return new CommandAnswer(
      this.commandId,
      succeeded && { ...succeeded, body: async () => shape(await succeeded.body()) },
    );
  }
}

/** A command's refusal, thrown: its answer names the command as well. */
export class CommandRefused extends AppError {
  constructor(
    readonly commandId: string,
    readonly replayed: boolean,
    { code, message, details }: Refusal,
  ) {
    super(code, message, details);
  }
}
