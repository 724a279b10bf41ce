import { type AnswerHeader, type Call, takesKey } from './call.js';

/** Whether a call's answer names the position of the log that it was read at: every read of what changes does. */
export function showsPosition({ method, path, kept }: Pick<Call, 'method' | 'path' | 'kept'>): boolean {
  return method === 'GET' && /^\/api\/(?!docs)/.test(path) && !kept;
}

/** The headers that an answer of this status may have beside those of every answer. */
export function headersOf(call: Call, status: number): AnswerHeader[] {
  const { caller, command, tagged, answers } = call;
  if (status >= 400) {
    return [
      // A session that has ended is taken away.
      ...(status === 401 && caller === 'hero' ? ['Set-Cookie'] as const : []),
      ...(command ? ['Command-Id'] as const : []),
      ...(takesKey(call) ? ['Idempotency-Replayed'] as const : []),
      ...(status === 429 || status === 503 ? ['Retry-After'] as const : []),
    ];
  }
  if (command && !answers[status]) return ['Command-Id', 'Location', 'Set-Cookie'];
  return [
    ...(command ? ['Command-Id', 'Planet-Position'] as const : []),
    ...(takesKey(call) ? ['Idempotency-Replayed'] as const : []),
    ...(showsPosition(call) ? ['Planet-Position', 'Planet-As-Of'] as const : []),
    ...(tagged ? ['ETag'] as const : []),
    ...(answers[status]?.headers ?? []),
  ];
}
