import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type Locale, noteLocale } from '../kernel/i18n/locale';
import { translateInto } from '../kernel/i18n/translated';
import { loadAllParts } from '../kernel/hydration/drawn-part';
import { screenDescriptionsTexts } from './routing/texts-descriptions.en';
import { screensTexts } from './routing/texts.en';
import { RouterAt } from '../kernel/routing/router';
import { AppRoutes, Providers } from './app';
import { ARABIC } from './arabic';
import { SCREENS } from './routes';
import { structuredDataOf } from './structured-data';

/** What the build writes into a screen's page. */
export interface ScreenPage {
  path: string;
  locale: Locale;
  title: string;
  description: string;
  /** JSON-LD. */
  data: object | undefined;
  /** The screen as it looks before anything has been loaded, so that there is something to see and to read at once. */
  html: string;
  /** What the screen's code exports. */
  Content: ComponentType;
}

/**
 * Every screen, prerendered in English, which the client hydrates as soon as its code is there, and in Arabic, which it
 * renders again.
 */
export async function prerender(): Promise<ScreenPage[]> {
  const contents = await Promise.all(SCREENS.map(({ load }) => load()));
  await Promise.all(SCREENS.map(({ preload }) => preload()));
  await loadAllParts();
  const english = screensIn('en', contents);
  await translateInto(ARABIC);
  noteLocale('ar');
  return [...english, ...screensIn('ar', contents)];
}

function screensIn(locale: Locale, contents: readonly ComponentType[]): ScreenPage[] {
  const { documentTitle, titles } = screensTexts;
  return SCREENS.map(({ path, text }, index) => ({
    path,
    locale,
    title: documentTitle(titles[text]),
    description: screenDescriptionsTexts[text],
    data: structuredDataOf(path),
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
