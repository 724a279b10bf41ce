import { messages } from '../../shared/messages/messages';
import { Heading } from '../../shared/ui/heading';
import { BackScene } from './art/back-scene';
import { FrontWaves } from './art/front-waves';
import { HeroPhone } from './art/hero-phone';
import { NeedChoices } from './need-choices';

/** The first screen: a phone that turns into the Gulf, and the question what the visitor needs. */
export function HomeHero() {
  const { eyebrow, title, lead } = messages.home.hero;
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <BackScene />
      <div className="page-width relative grid pt-10 sm:pt-14 lg:min-h-[40rem] lg:grid-cols-[1.15fr_1fr] lg:gap-10 lg:pt-16">
        <div className="z-10 flex flex-col items-start gap-5 lg:pb-56">
          <p className="text-sm font-semibold text-accent">{eyebrow}</p>
          <Heading level={1} className="max-w-[13ch]">
            {title}
          </Heading>
          <p className="max-w-[46ch] text-lg text-ink-muted">{lead}</p>
          <NeedChoices />
        </div>
        <HeroPhone />
      </div>
      <FrontWaves />
    </section>
  );
}
