import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** The refusal where files cannot be reached; why is for the log alone. */
export function fileStoreUnavailable(cause: unknown): AppError {
  const error = new AppError(
    'file_store_unavailable',
    'Photos cannot be reached at the moment, and nothing was changed. Try again in a few minutes.',
  );
  error.cause = cause;
  return error;
}
