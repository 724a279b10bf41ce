import { environmentalTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/page-section';
import { CertificationList } from './certification-list';
import { ClosingCall } from './closing-call';
import { GoalList } from './goal-list';
import { ImpactFigures } from './impact-figures';
import { PartnerList } from './partner-list';
import { ReefArt } from './reef-art';
import { Timeline } from './timeline';

/**
 * Environmental impact: figures, goals, certifications, partners and the way here (spec document 2, sections 2 and 9).
 */
export function EnvironmentalPage() {
  const text = environmentalTexts;
  return (
    <>
      <TitleRow
        title={text.title}
        lead={text.lead}
        art={<ReefArt />}
        actions={
          <>
            <ButtonLink size="small" to="/aquacafe">{text.aquacafe}</ButtonLink>
            <ButtonLink size="small" to="/community" variant="secondary">
              {text.community}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.figures.title}>
        <ImpactFigures />
      </PageSection>
      <PageSection title={text.goals.title} lead={text.goals.lead}>
        <GoalList />
      </PageSection>
      <PageSection title={text.certifications.title} lead={text.certifications.lead}>
        <CertificationList />
      </PageSection>
      <PageSection title={text.partners.title} lead={text.partners.lead}>
        <PartnerList />
      </PageSection>
      <PageSection title={text.timeline.title}>
        <Timeline />
      </PageSection>
      <ClosingCall />
    </>
  );
}
