import type { ComponentType } from 'react';
import { homeSectionsTexts } from '../texts-sections.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { HarbourPortrait } from './art/harbour-portrait';
import { SpringPortrait } from './art/spring-portrait';
import { WorkshopPortrait } from './art/workshop-portrait';

const text = homeSectionsTexts.founders;

const founders = (): readonly { name: string; role: string; text: string; Portrait: ComponentType }[] => [
  { ...text.mariam, Portrait: HarbourPortrait },
  { ...text.kofi, Portrait: WorkshopPortrait },
  { ...text.leena, Portrait: SpringPortrait },
];

/** Who began Planet Heroes (spec document 1, section 2). */
export function Founders() {
  return (
    <section aria-labelledby="founders-heading" className="page-width section-gap">
      <Heading level={2} id="founders-heading">
        {text.title}
      </Heading>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">{text.lead}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {founders().map(({ name, role, text: story, Portrait }) => (
          <li key={name}>
            <Card className="flex h-full items-start gap-5 max-[26rem]:flex-col md:flex-col">
              <Portrait />
              <div className="min-w-0">
                <Heading level={3}>{name}</Heading>
                <p className="text-sm font-semibold text-accent">{role}</p>
                <p className="mt-2 text-ink-muted">{story}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
