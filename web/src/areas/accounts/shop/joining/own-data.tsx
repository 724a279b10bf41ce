import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { joiningTexts } from '../../texts-joining.en';
import { buttonStyle } from '../../../../kit/button-style';
import { Heading } from '../../../../kit/heading';
import { LeaveHero } from './leave-hero';

/** The hero's right to all that is kept, and to have it removed. */
export function OwnData() {
  const { export: text } = joiningTexts.data;
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-3">
        <Heading level={3}>{text.title}</Heading>
        <p className="text-sm text-ink-muted">{text.description}</p>
        <a href={urlOf(HEROES_ROUTES.exportMe)} download className={buttonStyle('secondary')}>
          {text.download}
        </a>
      </section>
      <LeaveHero />
    </div>
  );
}
