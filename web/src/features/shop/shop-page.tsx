import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { CategoryCards } from './category-cards';

/** The shop (spec document 1, section 2). */
export function ShopPage() {
  const text = messages.shop;
  return (
    <>
      <PageHeader eyebrow={text.eyebrow} title={text.title} lead={text.lead} />
      <PageSection title={text.categories.title}>
        <CategoryCards />
      </PageSection>
      <PageSection title={text.cross.title}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/exchange">{text.cross.exchange}</ButtonLink>
          <ButtonLink to="/aquacafe" variant="secondary">
            {text.cross.aquacafe}
          </ButtonLink>
        </div>
      </PageSection>
    </>
  );
}
