/** What is asked of the server, as far as its failing goes. */
export interface Asked {
  data?: unknown;
  error: Error | null;
  errorUpdateCount: number;
  errorUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/** That it failed and was never answered, also while it is asked again: its message does not flicker then. */
export function hasFailed({ data, errorUpdateCount }: Asked): boolean {
  return data === undefined && errorUpdateCount > 0;
}
