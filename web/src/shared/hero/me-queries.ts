/** The caller's own calls. Segments joined with slashes are the URL, so that `all` finds every one of them. */
export const meQueryKeys = {
  all: ['/api/me'],
  points: ['/api/me', 'points'],
  tradeIns: ['/api/me', 'trade-ins'],
  claims: ['/api/me', 'claims'],
  challenges: ['/api/me', 'challenges'],
  referrals: ['/api/me', 'referrals'],
} as const;
