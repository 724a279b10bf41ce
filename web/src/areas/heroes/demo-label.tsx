import { messages } from '../../kernel/i18n/messages';
import { Badge } from '../../kit/badge';
import { useOwnHero } from './use-me';

/** Says, beside figures of the hero that one acts as, that this is the demo hero: everybody's, and nobody's own. */
export function DemoLabel({ className }: { className?: string }) {
  return useOwnHero().kind === 'demo' && <Badge className={className}>{messages.common.demoHero}</Badge>;
}
