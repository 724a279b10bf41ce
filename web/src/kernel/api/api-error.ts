import type { ErrorBody } from '@planet-heroes/contracts/kernel/errors/error-body';
import type { ErrorCode } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { failuresTexts } from '../i18n/texts-failures.en';

/** Any answer that is not a success. Its message is `status: body text` (spec document 1, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | undefined;
  /** The server's own words for a person, where it gave any. */
  readonly #said: string | undefined;

  constructor(
    readonly status: number,
    body: string,
    /** Seconds to wait before another try makes sense, where the server said so. */
    readonly retryAfter?: number,
  ) {
    super(`${status}: ${body}`);
    const error = parseError(body);
    this.code = error?.code;
    this.#said = error?.message;
  }

  /** What was refused and why, in the page's language where it has words for the code, otherwise as the server said. */
  get serverMessage(): string | undefined {
    return (this.code && failuresTexts.byCode[this.code]) ?? this.#said;
  }

  /** Reads the body, which is the status text when it is empty. */
  static async from(response: Response): Promise<ApiError> {
    const body = (await response.text()) || response.statusText;
    return new ApiError(response.status, body, retryAfterOf(response));
  }
}

/** What is said of a failed call: the server's own words where it gave any, otherwise the given ones. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}

function parseError(body: string): Partial<ErrorBody['error']> | undefined {
  try {
    return (JSON.parse(body) as Partial<ErrorBody> | null)?.error;
  } catch {
    return undefined; // A proxy's HTML page or the status text: there is no code in it.
  }
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
