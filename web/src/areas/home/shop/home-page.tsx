import { useState } from 'react';
import { drawnPart } from '../../../kernel/hydration/drawn-part';
import { createTradeChoice, useLinkedPhone } from '../../trade-ins';
import { HomeHero } from './home-hero';

const HomeJourney = drawnPart('near', async () => (await import('./home-journey')).HomeJourney);
const loadBelow = () => import('./home-below');
const HomeBelow = drawnPart('near', async () => (await loadBelow()).HomeBelow);
const loadLock = async () => (await loadBelow()).lockPrice;

/** Home, from the hero to the impact strip (spec document 1, section 2). The hero answers first. */
export function HomePage() {
  const [store] = useState(() => createTradeChoice());
  useLinkedPhone('home', store);
  return (
    <>
      <HomeHero store={store} loadLock={loadLock} />
      <HomeJourney store={store} />
      <HomeBelow store={store} />
    </>
  );
}

/** The code of home's later parts. */
export function loadHomeParts(): Promise<unknown> {
  return Promise.all([HomeJourney.preload(), HomeBelow.preload()]);
}
