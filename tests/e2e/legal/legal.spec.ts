import { expect, type Page, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen, linksOf } from '../support/screen.ts';

/** What the specification claims, page by page (document 2, sections 2 and 9). */
const CLAIMS = {
  '/privacy': [
    'Device trade information',
    'Your Planet Hero profile',
    'AquaCafe usage',
    'Access and portability',
    'Correction',
    'Deletion',
    'Opt-out',
    'DOD 5220.22-M',
    'AES-256',
    'quarterly',
    'Data sharing in our ecosystem',
    'Last updated',
    'hello@planetheroes.example',
    '+971 4 000 0000',
  ],
  '/terms': [
    'Last updated August 12, 2025',
    'Dubai courts',
    'iPhone 6 or newer',
    'iPhone 11 to iPhone 16 Pro Max',
    '5 years on filtration parts',
    '1 year on electronics',
    '30-day money-back guarantee',
    'Within 48 hours of delivery',
    'Within 4 hours in Dubai',
    '10 years',
    'at least 30 days before',
    '30 days’ notice',
    '4.5 stars',
    'DOD 5220.22-M',
    'E-waste recycling',
    'Eco-recycling partner',
    'AI trading platform',
    'hello@planetheroes.example',
  ],
  '/environmental': [
    '2.4M',
    '180 tonnes',
    '12,847',
    '24%',
    '67%',
    '26%',
    '15%',
    'Active',
    'Renewal Pending',
    'Partner since 2023',
    'How we got here',
  ],
} as const;

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

for (const path of ['/privacy', '/terms'] as const) {
  test(`${path} makes every claim, and leads from its contents to each part`, async ({ page }) => {
    await openLive(page, path);
    await expectClaims(page, path);
    await test.step('it leads from its contents to each part, and prints the text alone', async () => {
      const links = await linksOf(contents(page));
      expect(links.length).toBe(path === '/terms' ? 8 : 7);
      for (const [, href] of links) await expect(page.locator(href!.slice(href!.indexOf('#')))).toHaveCount(1);
      const last = contents(page).getByRole('link').last();
      await last.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}#`));
      await expect(page.locator(links.at(-1)![1]!.replace(path, ''))).toBeFocused();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(contents(page)).toBeHidden();
      await expect(page.getByRole('main').getByText('hello@planetheroes.example')).toBeVisible();
    });
  });
}

test('/environmental makes every claim, and shows four goals', async ({ page }) => {
  await openLive(page, '/environmental');
  await expectClaims(page, '/environmental');
  await test.step('it shows four goals with dates and leads to water and community', async () => {
    const goals = page.getByRole('region', { name: 'What we have set out to do' }).getByRole('listitem');
    await expect(goals).toHaveCount(4);
    for (const [index, percent] of ['24', '67', '26', '15'].entries()) {
      await expect(goals.nth(index).getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
      await expect(goals.nth(index)).toContainText(/By \w+ 20\d\d/);
    }
    for (const [name, path] of [['See the water systems', '/aquacafe'], ['Join the community', '/community']] as const) {
      await page.getByRole('link', { name }).last().click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
  });
});

async function expectClaims(page: Page, path: keyof typeof CLAIMS): Promise<void> {
  await test.step('it makes every claim', async () => {
    await expectScreen(page, path);
    for (const claim of CLAIMS[path]) await expect(page.getByRole('main')).toContainText(claim);
  });
}
