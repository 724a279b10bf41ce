/** The sponsors' calls that no room keeps current. Segments joined with slashes are the URL. */
export const sponsorshipQueryKeys = {
  tiers: ['/api/sponsorship-tiers'],
  sponsorship: (id: string) => ['/api/mission-sponsorships', encodeURIComponent(id)],
} as const;
