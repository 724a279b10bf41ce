import type { Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** So long a repetition is given what is secret in an answer: enough for an answer that was lost on the way. */
const SECRET_REPEATED_SECONDS = 600;

/** How a command ended well. */
export interface Succeeded<B> {
  /** The transaction that wrote its events, if it wrote any. */
  transactionId: string | undefined;
  replayed: boolean;
  /** How long ago it was first answered. */
  ageSeconds: number;
  /** The answer's body; made once this node's reads show what the command did. */
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

  /** The same with something secret in it. Throws `idempotency_key_reused` where it was first given minutes ago. */
  asSecret<C>(shape: (body: B) => C | Promise<C>): CommandAnswer<C> {
    const { commandId, succeeded } = this;
    if (!succeeded || succeeded.ageSeconds <= SECRET_REPEATED_SECONDS) return this.as(shape);
    const message = 'This was answered a while ago, and what it gave is given for ten minutes alone. Send a new key.';
    throw new CommandRefused(commandId, true, { code: 'idempotency_key_reused', message });
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
