import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';

/** Answers about the phones of these tests: they make them good. */
export const GOOD = {
  screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry',
} as const;
export interface Door {
  address: string;
  contact: string;
  phone: string;
}
export const AT_THE_DOOR: Door = { address: 'Villa 12, Street 4', contact: 'Noura', phone: '+971 50 123 4567' };

/** Locks a price as the hero of the context: an iPhone 13 Pro in good condition for AED 850, by default. */
export function lockPrice(
  request: APIRequestContext,
  quote: object = { device: 'iPhone 13 Pro', condition: 'good' },
): Promise<TradeIn> {
  return sent(request, 'post', '/api/me/trade-ins', quote);
}

export function describePhone(request: APIRequestContext, { id }: TradeIn, answers: object): Promise<TradeIn> {
  return sent(request, 'put', `/api/me/trade-ins/${id}/answers`, { answers });
}

export function arrange(request: APIRequestContext, { id }: TradeIn, handover: object): Promise<TradeIn> {
  return sent(request, 'put', `/api/me/trade-ins/${id}/handover`, handover);
}

/** The first slot of a zone that has pickups left. */
export async function freeSlot(request: APIRequestContext, zoneId: string): Promise<PickupSlots['slots'][number]> {
  const { slots } = (await (await request.get(`/api/pickup-slots?zoneId=${zoneId}`)).json()) as PickupSlots;
  return slots.find(({ left }) => left > 0)!;
}

/** Chooses a courier and an area in the form of the handover, opened for it, which shows its times then. */
export async function chooseCourier(handing: Locator, area: string): Promise<Locator> {
  await expect(handing.getByRole('heading').first()).toBeVisible();
  if (await handing.getByRole('radio').count() === 0) await unfold(handing);
  await handing.locator('label').filter({ hasText: 'Courier' }).click();
  await handing.getByRole('combobox', { name: 'Your area' }).selectOption(area);
  return handing.getByRole('group', { name: /^Time/ });
}

/** A new door: many heroes behind one would be flagged for the desk. */
export function newDoor(): Door {
  return { ...AT_THE_DOOR, address: `Villa ${randomInt(1, 1_000_000)}, Street 9, Al Quoz 4` };
}

/** Writes into the form of a pickup whose door it is. */
export async function fillDoor(handing: Locator, { address, contact, phone }: Door = AT_THE_DOOR): Promise<void> {
  for (const [name, text] of [['Address', address], ['Name at the door', contact], ['Mobile number', phone]] as const)
    await handing.getByRole('textbox', { name }).fill(text);
}

async function sent(
  request: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<TradeIn> {
  const answer = await request[method](path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as TradeIn;
}

/** A part of a trade-in's page, by its heading. */
export function part(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name });
}

/** Opens a part whose turn it is not. */
export function unfold(folded: Locator): Promise<void> {
  return folded.locator('button[aria-expanded=false]').click();
}

/** What has happened, as the page shows it: what, and by whom. */
export async function happenings(page: Page): Promise<string[]> {
  const steps = page.getByRole('list', { name: 'What has happened' }).getByRole('listitem');
  return (await steps.allInnerTexts()).map((text) => {
    const [what, , ...rest] = text.split('\n').map((line) => line.trim()).filter(Boolean);
    return [what, ...rest].join(' · ');
  });
}

/** Opens a trade-in and waits until it is there. */
export async function openTradeIn(page: Page, { id, device }: TradeIn): Promise<void> {
  await page.goto(`/my-trade-ins/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(device);
}
