import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';
import { ImpactStrip } from '../impact/impact-strip';
import { CityGoals } from './city-goals';

/** The impact and rewards dashboard (spec document 1, section 2). */
export function ImpactDashboardPage() {
  const text = messages.impactDashboard;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={<ButtonLink to="/exchange">{text.calculate}</ButtonLink>}
      />
      <div className="page-width py-8">
        <ImpactStrip />
      </div>
      <PageSection title={text.goals.title} lead={text.goals.lead}>
        <CityGoals />
      </PageSection>
      <PageSection title={text.path.title}>
        <StepList steps={text.path.steps} />
      </PageSection>
    </>
  );
}
