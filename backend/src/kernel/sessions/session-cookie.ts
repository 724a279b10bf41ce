import { Injectable, type PipeTransform } from '@nestjs/common';
import type { NewSession } from '@planet-heroes/contracts/kernel/sessions/new-session';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CommandAnswer } from '../commands/command-answer.js';
import { type Exchange, idempotencyKeyOf, idempotencyNonceOf, OfExchange, repetitionOf } from '../http/callers.js';
import { Sessions } from './sessions.js';

/** Short keys of two strangers could be the same, and the second would be refused. */
const MIN_KEY_LENGTH = 16;

/** A session that a command begins. */
export interface BegunSession {
  session: NewSession;
  /** Of the command: `parts` and the nonce of the request, as a keyed digest. */
  scope: string;
  /**
   * Gives it to the browser with the command's answer: at once where the command has succeeded, and where it goes on
   * when the same browser asks for its end. Others who know the command's id get nothing.
   */
  giveWith<B>(answer: CommandAnswer<B>): CommandAnswer<B>;
}

/** The session of the browser that calls. */
export interface BrowserSession {
  /**
   * A session for a command to begin. The same request under the same Idempotency-Key and Idempotency-Nonce begins the
   * same one; `parts` are what else has to be the same. Without a nonce a repetition is refused, so that knowing a key
   * gives nobody's session. Throws `invalid_idempotency_key` for a key that others could choose as well.
   */
  begin(...parts: readonly string[]): BegunSession;
  /** Gives the session that a command of this browser began, which was answered with 202 and has ended. */
  receive(commandId: string): Promise<void>;
  /** Exchanges a legacy cookie for a session that can be ended; over TLS also renames the cookie. */
  exchange(): Promise<void>;
  /** Forgets what this node knows of it, after it was changed. */
  refresh(): void;
  end(): void;
}

@Injectable()
class BrowserSessionPipe implements PipeTransform<Exchange, BrowserSession> {
  constructor(private readonly sessions: Sessions) {}

  transform({ request, reply }: Exchange): BrowserSession {
    const { sessions } = this;
    return {
      begin: (...parts) => {
        const key = idempotencyKeyOf(request);
        if (key !== undefined && key.length < MIN_KEY_LENGTH) {
          const text = `Here an Idempotency-Key takes at least ${MIN_KEY_LENGTH} characters, such as a random UUID.`;
          throw new AppError('invalid_idempotency_key', text);
        }
        const repetition = repetitionOf(request);
        const origin = repetition === undefined ? undefined : [...parts, repetition];
        const { session, token } = sessions.begin(request, origin);
        return {
          session,
          scope: sessions.scopeOf(parts, idempotencyNonceOf(request)),
          giveWith: (answer) => {
            if (!answer.succeeded) sessions.promise(reply, request, answer.commandId, token);
            return answer.asSecret((body) => {
              sessions.refresh(request.headers);
              sessions.give(reply, request, token);
              return body;
            });
          },
        };
      },
      receive: (commandId) => sessions.keepPromise(reply, request, commandId),
      exchange: () => sessions.exchange(request, reply),
      refresh: () => sessions.refresh(request.headers),
      end: () => {
        sessions.refresh(request.headers);
        sessions.end(reply);
      },
    };
  }
}

/** The session of the browser that calls. */
export const CurrentSession = () => OfExchange(BrowserSessionPipe);
