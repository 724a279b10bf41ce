import { ERROR_STATUS, type ErrorCode } from './error-codes.js';

/** A refusal as it travels: in a command's outcome, in a socket ack and in the HTTP error body. */
export interface Refusal {
  code: ErrorCode;
  /** For a person: says what was wrong and what would be right. */
  message: string;
  details?: Record<string, unknown> | undefined;
}

/** A refusal, thrown. The HTTP filter, the command runner and the socket gateway are the only ones that catch it. */
export class AppError extends Error implements Refusal {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toRefusal(): Refusal {
    return { code: this.code, message: this.message, ...(this.details && { details: this.details }) };
  }
}
