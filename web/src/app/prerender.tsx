import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { loadAllParts } from '../kernel/hydration/drawn-part';
import { screenDescriptionsTexts } from './routing/texts-descriptions.en';
import { screensTexts } from './routing/texts.en';
import { RouterAt } from '../kernel/routing/router';
import { AppRoutes, Providers } from './app';
import { SCREENS } from './routes';

/** What the build writes into a screen's page. */
export interface ScreenPage {
  path: string;
  title: string;
  description: string;
  /** The screen as it looks before anything has been loaded, so that there is something to see and to read at once. */
  html: string;
  /** What the screen's code exports. */
  Content: ComponentType;
}

/** Every screen, drawn ahead. The client takes it over as soon as its code is there. */
export async function prerender(): Promise<ScreenPage[]> {
  const contents = await Promise.all(SCREENS.map(({ load }) => load()));
  await Promise.all(SCREENS.map(({ preload }) => preload()));
  await loadAllParts();
  const { documentTitle, titles } = screensTexts;
  return SCREENS.map(({ path, text }, index) => ({
    path,
    title: documentTitle(titles[text]),
    description: screenDescriptionsTexts[text],
    html: renderToString(
      <Providers>
        <RouterAt path={path}>
          <AppRoutes />
        </RouterAt>
      </Providers>,
    ),
    Content: contents[index]!,
  }));
}
