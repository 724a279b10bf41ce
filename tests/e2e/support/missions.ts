import { randomUUID } from 'node:crypto';
import { report } from './operator.ts';
import type { APIRequestContext, Page } from './test.ts';

export const SPONSORS = '/partners?tab=sponsors';
const GOAL_FILS = 2_000_000;

/** Opens a mission that needs AED 20,000, as our partner team does. Returns its title, which no other has. */
export async function openMission(request: APIRequestContext, description = 'A mission of a test.'): Promise<string> {
  const title = `Shade for the creek ${randomUUID().slice(0, 6)}`;
  const data = {
    missionId: randomUUID(),
    title,
    description,
    category: 'biodiversity',
    fundingGoal: GOAL_FILS,
    pointsReward: 100,
  };
  await report(request, {
    specversion: '1.0',
    id: randomUUID(),
    source: '/partners/test',
    type: 'mission.opened',
    time: new Date().toISOString(),
    data,
  });
  return title;
}

export const mission = (page: Page, title: string) => page.getByRole('radio', { name: title, exact: true });
export const tier = (page: Page, name: string) =>
  page.getByRole('group', { name: '2. Choose a tier' }).getByRole('radio', { name, exact: true });
export const ownSponsorship = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Your sponsorships' }).getByRole('listitem').filter({ hasText: title });
export const submitButton = (page: Page) => page.getByRole('button', { name: /^(Sponsor this mission|Processing\.\.\.)$/ });
