import { useLocale } from '../i18n/locale';
import { shellTexts } from '../i18n/texts-shell.en';
import { Button } from '../../kit/button';

/**
 * Stands in the place of a part whose code did not come, where what was drawn cannot stay. `isSmall`: in the header,
 * where the sentence has no room to be seen.
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
