import type { Page } from '@playwright/test';
import { screenAt } from './screens.ts';
import type { View } from './view.ts';

const PHONE = 390;

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^(Open menu|فتح القائمة)$/ }).click();
  await page.getByRole('dialog').waitFor();
};

const chooseTile = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: choice }).first().click();

/** Menus, and what visitors choose beside them. */
export function menus(): View[] {
  const chosen: readonly Omit<View, 'screen'>[] = [
    { name: 'home-menu', state: 'menu', path: '/', onlyAt: PHONE, act: openMenu },
    { name: 'home-menu-ar', state: 'menu in Arabic', path: '/?lang=ar', onlyAt: PHONE, act: openMenu },
    {
      name: 'corporate-dashboard-menu',
      state: 'menu',
      path: '/corporate-dashboard',
      onlyAt: PHONE,
      act: openMenu,
    },
    {
      name: 'home-dark-chosen',
      state: 'dark colours chosen by hand',
      path: '/',
      onlyAt: 1440,
      act: (page) => page.getByRole('button', { name: 'Switch to dark colours' }).click(),
    },
    {
      name: 'home-choices',
      state: 'what do you need',
      path: '/',
      act: (page) => page.getByRole('button', { name: 'Tell me what you need' }).click(),
    },
    {
      name: 'home-tips',
      state: 'tips',
      path: '/',
      async act(page) {
        await page.getByRole('button', { name: /^Tips: \d$/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'home-image-monitor',
      state: 'image monitor',
      path: '/?image-monitor',
      async act(page) {
        await page.locator('#image-monitor-title').waitFor();
      },
    },
    {
      name: 'home-value',
      state: 'a confirmed value',
      path: '/',
      async act(page) {
        await chooseTile(page, 'Which iPhone do you have?', 'iPhone 15 Pro');
        await chooseTile(page, 'What condition is it in?', 'Good');
        await page.getByRole('button', { name: 'Calculate my value' }).click();
        await page.getByRole('main').getByText('Confirmed value', { exact: true }).waitFor();
      },
      isWhole: true,
    },
    {
      name: 'exchange-value',
      state: 'a confirmed value',
      path: '/exchange',
      async act(page) {
        await page.getByRole('button', { name: 'Calculate my value' }).click();
        await page.getByRole('main').getByText('Confirmed value', { exact: true }).waitFor();
      },
    },
    {
      name: 'partners-tier',
      state: 'a mission and a tier chosen',
      path: '/partners?tab=sponsors',
      isWhole: true,
      async act(page) {
        await page.getByRole('main').getByRole('radio').first().check();
      },
    },
    {
      name: 'dubai-rewards-claiming',
      state: 'a claim under way',
      path: '/dubai-rewards?tab=rewards',
      isBare: true,
      async before(page) {
        await page.route('**/api/dubai/rewards/*/claim', () => {});
      },
      async act(page) {
        await page.getByRole('main').getByRole('button', { name: /^Claim/ }).first().click();
        await page.getByRole('main').getByRole('button', { name: /^Claiming/ }).first().waitFor();
      },
    },
    {
      name: 'impact-dashboard-spin',
      state: 'the slot machine stands',
      path: '/impact-dashboard',
      async act(page) {
        await page.getByRole('button', { name: 'Spin for impact' }).click();
        await page.getByRole('button', { name: 'Spin for impact' }).waitFor();
      },
    },
    {
      name: 'corporate-quotes-form-errors',
      state: 'a form with mistakes',
      path: '/corporate-quotes',
      act: (page) => page.getByRole('button', { name: 'Request a quote' }).click(),
    },
    {
      name: 'bulk-tradein-estimate',
      state: 'an estimate',
      path: '/bulk-tradein',
      isWhole: true,
      async act(page) {
        await page.getByRole('button', { name: 'Add a row' }).click();
      },
    },
  ];
  return [
    ...chosen.map((view) => ({ ...view, screen: screenAt(view.path) })),
    { name: 'not-found', screen: 'No such page', state: 'first screen', path: '/no-such-page' },
  ];
}
