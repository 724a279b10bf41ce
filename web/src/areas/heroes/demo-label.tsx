import { commonTexts } from '../../kernel/i18n/texts.en';
import { Badge } from '../../kit/badge';
import { useOwnHero } from './use-me';

/** Says, beside figures of the hero that one acts as, that this is the demo hero: everybody's, and nobody's own. */
export function DemoLabel({ className }: { className?: string }) {
  return useOwnHero().kind === 'demo' && <Badge className={className}>{commonTexts.demoHero}</Badge>;
}
