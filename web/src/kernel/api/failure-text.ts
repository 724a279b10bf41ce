import { ApiError } from './api-error';

/** What a failed call's toast says: the server's own words where it gave any, otherwise the given ones. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}
