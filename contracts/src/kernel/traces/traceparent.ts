/** As W3C Trace Context writes it: version, trace id, the caller's span, flags. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** What a caller sent, where it is a traceparent; anything else is as good as nothing. */
export function traceparentOf(sent: unknown): string | undefined {
  return typeof sent === 'string' && TRACEPARENT.test(sent) ? sent : undefined;
}

/** The id of the trace that a traceparent is of. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
