/** The hero that a browser acts as while it has no session: nobody signs in, and this hero is public by design. */
export const DEMO_HERO_ID = 'planet-hero-demo';
