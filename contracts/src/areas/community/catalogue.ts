/** Lengths of what visitors write in the community hub. */
export const POST_LIMITS = { minTitleLength: 3, maxTitleLength: 100, maxContentLength: 1000 } as const;
