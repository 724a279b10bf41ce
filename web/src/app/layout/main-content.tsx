import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { direction, locale } from '../../shared/locale/locale';
import { screenAt } from '../routing/screens';
import { TRANSLATED_SCREENS } from '../routing/screen-texts';

/** The page's main part, in the language that its screen is there in. */
export function MainContent({ path, children }: { path: string; children: ReactNode }) {
  const isTranslated = locale === 'en' || TRANSLATED_SCREENS.has(screenAt(path)?.text ?? 'notFound');
  const language = isTranslated ? locale : 'en';
  const dir = isTranslated ? direction : 'ltr';
  return (
    <Direction.Provider dir={dir}>
      <main id="content" lang={language} dir={dir} tabIndex={-1} className="outline-none">
        {children}
      </main>
    </Direction.Provider>
  );
}
