/** Sent with every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Sent with every answer over TLS: browsers then never come without it again. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** What a page of ours may load and do: nothing from elsewhere, and no inline script. */
export const CONTENT_SECURITY_POLICY = [
  'default-src \'self\'',
  'script-src \'self\'',
  'style-src \'self\' \'unsafe-inline\'',
  'img-src \'self\' data: blob:',
  'font-src \'self\'',
  'connect-src \'self\'',
  'media-src \'self\' blob:',
  'worker-src \'self\'',
  'object-src \'none\'',
  'base-uri \'none\'',
  'form-action \'self\'',
  'frame-ancestors \'none\'',
]
  .join('; ');

/** Sent with pages on top. */
export const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * Sent with the operations page, which may do less than the shop: no inline styles, no camera, no forms that are sent.
 * Photos of phones are read with the operator's key, and shown from memory.
 */
export const OPS_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy':
    'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src \'self\' blob:; font-src \'self\'; connect-src \'self\'; base-uri \'none\'; form-action \'none\'; frame-ancestors \'none\'',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;
