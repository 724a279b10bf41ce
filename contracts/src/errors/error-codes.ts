/** Every refusal the product can give, with its HTTP status. Codes are stable: clients branch on them. */
export const ERROR_STATUS = {
  invalid_request: 400,
  malformed_json: 400,
  unknown_device: 400,
  unknown_condition: 400,
  invalid_limit: 400,
  invalid_radius: 400,
  unknown_event_type: 400,
  invalid_idempotency_key: 400,
  operator_token_required: 401,
  operator_token_wrong: 403,
  not_your_hero: 403,
  origin_not_allowed: 403,
  not_found: 404,
  unknown_hero: 404,
  unknown_command: 404,
  unknown_trade_in: 404,
  method_not_allowed: 405,
  duplicate_event: 409,
  illegal_transition: 409,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  command_failed: 500,
  internal_error: 500,
  queue_unavailable: 503,
  database_unavailable: 503,
  not_ready: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];
