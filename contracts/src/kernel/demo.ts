/** The hero that a browser acts as while it has no session: nobody signs in, and this hero is public by design. */
export const DEMO_HERO_ID = 'planet-hero-demo';

/** The sponsor that the partners page names (spec document 2, section 1): the only one that needs no operator. */
export const DEMO_SPONSOR_ID = 'demo-sponsor';
