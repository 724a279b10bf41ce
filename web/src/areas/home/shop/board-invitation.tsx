import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { homeSectionsTexts } from '../texts-sections.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';

/** The way to the leaderboard, for those who came for it. */
export function BoardInvitation() {
  const { title, text, link } = homeSectionsTexts.assistant.board;
  return (
    <Card tone="sand" className="flex flex-wrap items-center gap-x-8 gap-y-4 sm:px-8">
      <Icon name="trophy" className="size-10 text-gold" />
      <div className="min-w-0 flex-1 basis-60">
        <Heading level={3}>{title}</Heading>
        <p className="mt-1 text-ink-muted">{text(formatWhole(JOIN_BONUS.total))}</p>
      </div>
      <ButtonLink to="/leaderboard" variant="secondary">
        {link}
      </ButtonLink>
    </Card>
  );
}
