/** Where one claim is shown. */
export function pathOfClaim(claimId: string): string {
  return `/ops/rewards?id=${encodeURIComponent(claimId)}`;
}
