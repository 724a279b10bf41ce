import { useLocale } from '../i18n/locale';
import { shellTexts } from '../i18n/texts-shell.en';
import { Button } from '../../kit/button';

/**
 * Shown instead of a part whose code failed to load, where its HTML cannot stay. `isSmall`: in the header, which has no
 * room for the sentence.
 */
export function FailedPart({ isSmall }: { isSmall: boolean }) {
  // From above, nothing shows it again in another language.
  useLocale();
  const { missingPart, failed: { retry } } = shellTexts;
  return (
    <div role="alert" className={isSmall ? undefined : 'p-8 text-center'}>
      <p className={isSmall ? 'sr-only' : 'mb-4'}>{missingPart}</p>
      <Button variant="secondary" size="small" onClick={() => location.reload()}>
        {retry}
      </Button>
    </div>
  );
}
