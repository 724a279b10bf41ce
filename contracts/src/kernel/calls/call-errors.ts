import { ERROR_STATUS, type ErrorCode } from '../errors/error-codes.js';
import { type Call, takesKey } from './call.js';

/** Refusals that follow from the way a call is made. */
const BY_MANNER: readonly { when: (call: Call) => boolean; codes: readonly ErrorCode[] }[] = [
  {
    when: ({ caller }) => caller === 'operator',
    codes: ['operator_token_required', 'operator_token_wrong', 'role_not_allowed', 'too_many_requests'],
  },
  { when: ({ caller }) => caller === 'company', codes: ['api_key_wrong', 'company_required', 'role_not_allowed'] },
  { when: (call) => call.caller === 'company' && writes(call), codes: ['company_pending'] },
  { when: ({ caller }) => caller === 'hero', codes: ['session_required'] },
  { when: ({ query, body }) => query !== undefined || body !== undefined, codes: ['invalid_request'] },
  { when: ({ params }) => params !== undefined, codes: ['invalid_request', 'uri_too_long'] },
  {
    when: writes,
    codes: ['malformed_json', 'invalid_request', 'body_too_large', 'unsupported_media_type', 'origin_not_allowed'],
  },
  { when: ({ caller, path }) => caller !== 'operator' && path.startsWith('/api/'), codes: ['too_many_requests'] },
  {
    when: ({ command }) => command === true,
    codes: [
      'command_failed',
      'queue_unavailable',
      'database_unavailable',
      'not_ready',
      'overloaded',
      'took_too_long',
    ],
  },
  { when: takesKey, codes: ['invalid_idempotency_key', 'idempotency_key_reused'] },
  { when: () => true, codes: ['internal_error'] },
];

/** Every code that a call may be refused with, by status. */
export function errorsOf(call: Call): ErrorCode[] {
  const codes = [...(call.errors ?? []), ...BY_MANNER.flatMap(({ when, codes }) => (when(call) ? codes : []))];
  return [...new Set(codes)].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}

function writes({ method }: Call): boolean {
  return method !== 'GET';
}
