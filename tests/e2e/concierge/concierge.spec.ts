import { openLive } from '../support/live-page.ts';
import { expect, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { handleFirst, holdRequests } from '../support/requests.ts';

const CALL = '/api/ai-chat';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const sendButton = (page: Page) => page.getByRole('button', { name: /^(Send|Sending\.\.\.)$/ });
const reply = (page: Page) => page.getByRole('group', { name: 'Reply of the AI Concierge' });

async function openChat(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(box(page)).toBeVisible();
}

interface Sent {
  message: string;
  context: { phoneModels: string[]; recentMessages: { role: string; content: string }[] };
}

/** What the page asks from now on. */
function noteQuestions(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CALL) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
}

test('a question is answered in the one box, with figures and what to ask next, and the conversation goes on', async ({ page }) => {
  const sent = noteQuestions(page);
  await openChat(page);
  const answer = await holdRequests(page, CALL);
  await expect(sendButton(page)).toBeDisabled();
  await box(page).fill('What is an iPhone 15 Pro worth?');
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(reply(page)).toContainText('You asked: What is an iPhone 15 Pro worth?');
  await expect(box(page)).toHaveValue('');
  answer();
  const cards = reply(page).getByRole('list', { name: 'Prices in this answer' }).getByRole('listitem');
  await expect(cards).toContainText([/iPhone 15 Pro.*AED\s3,100.*2,800 points/s, /AED\s2,480/, /AED\s1,860/]);

  await reply(page).getByRole('button', { name: 'Good', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(/AED\s2,480/);
  expect(sent[0]).toMatchObject({ context: { phoneModels: [], recentMessages: [] } });
  expect(sent[1]!.context.recentMessages).toMatchObject([{ role: 'user', content: 'What is an iPhone 15 Pro worth?' }, {
    role: 'assistant',
  }]);

  await page.getByRole('tab', { name: 'Quick Calculator' }).click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(cards).toContainText(/AED\s2,480/);
});

test('quick buttons send a valuation and a pickup, with the phone of the calculator', async ({ page, context }) => {
  await installAxe(context);
  const sent = noteQuestions(page);
  await page.goto('/');
  await page.locator('label').filter({ hasText: /^iPhone 14$/ }).click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Value an iPhone 15 Pro' }).click();
  await expect(reply(page)).toContainText('iPhone 15 Pro is worth');
  await test.step('nothing is wrong for axe, narrow and light, wide and dark', async () => {
    await expect(reply(page).getByRole('list', { name: 'Prices in this answer' })).toBeVisible();
    await expectNoViolations(page);
  });
  await page.getByRole('button', { name: 'Book a pickup' }).click();
  await expect(reply(page)).toContainText('pickup');
  await expect(reply(page).getByRole('link', { name: 'My trade-ins' })).toHaveAttribute('href', '/my-trade-ins');
  const earlier = reply(page).getByRole('list', { name: 'Earlier in this conversation' });
  await expect(earlier.getByRole('listitem')).toHaveText(['You asked: What is my iPhone 15 Pro worth?', /is worth/]);
  await expectNoViolations(page);
  expect(sent.map(({ message }) => message)).toEqual([
    'What is my iPhone 15 Pro worth?',
    'I would like to book a pickup for my iPhone.',
  ]);
  expect(sent[0]!.context.phoneModels).toEqual(['iPhone 14']);
});

test('an answer leads to its page, and a phone scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openChat(page);
  await box(page).fill('من المتصدر؟');
  await expect(reply(page)).not.toBeInViewport();
  await box(page).press('Enter');
  await expect(reply(page).getByText('إنفاق النقاط')).toBeInViewport();
  await reply(page).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/leaderboard');
});

test('Enter sends, Shift and Enter make a line, blanks are ignored, and the limit is shown in time', async ({ page }) => {
  const sent = noteQuestions(page);
  await openChat(page);
  await box(page).fill('  \n ');
  await expect(sendButton(page)).toBeDisabled();
  await box(page).press('Enter');
  await box(page).fill('a'.repeat(1990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await box(page).press('End');
  await page.keyboard.insertText('b'.repeat(20));
  await expect(box(page)).toHaveValue(/b$/);
  expect((await box(page).inputValue()).length).toBe(2000);
  await expect(page.getByText('This is as long as a message can be.')).toBeVisible();

  await box(page).fill('Hello');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('there');
  await box(page).press('Enter');
  await expect(reply(page)).toContainText('concierge');
  expect(sent.map(({ message }) => message)).toEqual(['Hello\nthere']);
});

test('a failed call is logged and answered with the greeting, and a broken answer with the promise to be back', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await handleFirst(page, `**${CALL}`, (route) => route.fulfill({ status: 503, body: '' }));
  await openChat(page);
  await page.getByRole('button', { name: 'Book a pickup' }).click();
  await expect(reply(page)).toContainText(/Hi! I'm the AI Concierge .*What iPhone model would you like to trade\?/);
  expect(warnings.join()).toContain('The assistant could not be reached');

  await handleFirst(page, `**${CALL}`, (route) => route.fulfill({ json: { text: 'not an answer' } }));
  await reply(page).getByRole('button', { name: 'Send again' }).click();
  await expect(reply(page)).toContainText(
    'I\'m temporarily unavailable, but I\'ll be back soon to help with your iPhone trade-in!',
  );
  await reply(page).getByRole('button', { name: 'Send again' }).click();
  await expect(reply(page)).toContainText('pickup');
  await expect(reply(page).getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test('a keyboard is enough, the focus is never lost, and the reply is announced', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('tab', { name: 'Quick Calculator' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(box(page)).toBeVisible();
  await pressUntilFocused(page, 'Tab', box(page));
  await page.keyboard.type('How do points work?');
  await pressUntilFocused(page, 'Tab', sendButton(page));
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  const live = reply(page).locator('[aria-live=polite]');
  await expect(live).toContainText('points');
  await expect(live).toHaveAttribute('aria-busy', 'false');
  const next = reply(page).getByRole('list', { name: 'Ask next' }).getByRole('button').first();
  await pressUntilFocused(page, 'Tab', next);
  await page.keyboard.press('Enter');
  await expect(reply(page)).toBeFocused();
});
