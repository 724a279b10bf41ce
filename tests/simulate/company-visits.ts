import type { City } from './city.ts';
import { chosen } from './hero-visits.ts';
import type { CompanyVisit, SponsorVisit } from './plan.ts';

const IMPORT_READS = 40;
const IMPORT_READ_EVERY_S = 15;

/** A company asks for a quote, sends a list, or looks how its orders are. */
export async function visitAsCompany(city: City, { company: number, wish, devices }: CompanyVisit): Promise<void> {
  const company = city.companies[(number - 1) % city.companies.length];
  if (!company) return;
  const { as, name: companyName } = company;
  await city.call('GET /api/corporate/quotes', as, { query: { limit: 20 } });
  if (wish === 'orders') {
    await city.call('GET /api/corporate/orders', as, { query: { limit: 20 } });
    await city.call('GET /api/corporate/sla', as, {});
  } else if (wish === 'quote') {
    const contact = { contactName: 'Layla', email: 'layla@company.example', phone: '+971 4 555 0142' };
    const body = { companyName, ...contact, devices };
    const asked = await city.deed('company: ask for a quote', city.call('POST /api/corporate/quotes', as, { body }));
    if (asked) city.shelves.quotes.push({ id: asked.body.id, company });
  } else {
    const lines = devices.map(({ model, condition, quantity }) => `${model},${condition},${quantity}`);
    const body = ['model,condition,quantity', ...lines, ''].join('\n');
    const started = await city.deed('company: import', city.call('POST /api/corporate/imports', as, { body }));
    const id = started && (await importedQuote(city, as, started.body.id));
    if (id) city.shelves.quotes.push({ id, company });
  }
}

async function importedQuote(city: City, as: Record<string, string>, id: string): Promise<string | undefined> {
  for (let turn = 0; turn < IMPORT_READS; turn++) {
    await city.pause(IMPORT_READ_EVERY_S);
    const read = (await city.call('GET /api/corporate/imports/{id}', as, { params: { id } }))?.body;
    if (read?.status === 'completed') return read.quoteId ?? undefined;
  }
  return undefined;
}

/** Somebody gives money to a mission that still takes some. */
export async function visitAsSponsor(city: City, visit: SponsorVisit): Promise<void> {
  const missions = (await city.call('GET /api/sponsored-missions', {}, {}))?.body;
  const tiers = (await city.call('GET /api/sponsorship-tiers', {}, {}))?.body;
  const open = missions?.filter(({ currentFunding, fundingGoal, status }) =>
    status !== 'completed' && currentFunding < fundingGoal);
  const [mission, tier] = [chosen(open, visit.mission), chosen(tiers, visit.tier)];
  if (!mission || !tier) return;
  const body = {
    sponsorId: 'demo-sponsor', missionId: mission.id, tierId: tier.id, amount: tier.minAmount,
    isAnonymous: visit.isAnonymous,
  };
  const sent = await city.deed('sponsor: fund a mission', city.call('POST /api/mission-sponsorships', {}, { body }));
  if (sent) city.shelves.sponsorships.push(sent.body.id);
}
