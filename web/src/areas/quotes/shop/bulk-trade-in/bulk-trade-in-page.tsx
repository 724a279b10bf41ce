import { CORPORATE_PROMISES, VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import { corporateTexts } from '../../../corporate/texts.en';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { FactCards } from '../../../../kit/fact-cards';
import { PageSection } from '../../../../kit/titled-section';
import { CompanyTitleRow } from '../../../corporate/company-title-row';
import { RequiresApproval, RequiresCompany } from '../../../corporate/own-company/requires-company';
import { ListSection } from '../../../corporate/list-parts';
import { BulkRequest } from './bulk-request';
import { CsvImport } from '../../../imports/csv-import';
import { CSV_SECTION_ID, REQUEST_SECTION_ID } from './bulk-form';
import { Spot } from '../../../../kit/art/spot';

const text = corporateBulkTexts;

const promises = () => [
  { figure: corporateTexts.hours(CORPORATE_PROMISES.quoteHours), label: text.quoteLabel },
  { figure: corporateTexts.hours(CORPORATE_PROMISES.paymentHours), label: text.paymentLabel },
  { figure: text.upTo(CORPORATE_PROMISES.maxBulkBonusPercent), label: text.bonusLabel },
];

const tiers = () =>
  VOLUME_TIERS.map(({ id, minUnits, maxUnits, bonusPercent, responseHours }) => ({
    figure: text.tierBonus(bonusPercent),
    label: `${text.tierNames[id]}: ${text.unitRange(minUnits, maxUnits)}`,
    note: text.tierResponse(responseHours),
  }));

/** Bulk trade-in for companies (spec document 2, section 2). */
export function BulkTradeInPage() {
  return (
    <>
      <CompanyTitleRow
        title={text.title}
        lead={text.lead}
        art={<CratesArt />}
        actions={
          <>
            <ButtonLink size="small" to={`#${REQUEST_SECTION_ID}`}>{text.begin}</ButtonLink>
            <ButtonLink size="small" to={`#${CSV_SECTION_ID}`} variant="secondary">
              {text.uploadList}
            </ButtonLink>
          </>
        }
      />
      <RequiresCompany>
        <ListSection
          id={REQUEST_SECTION_ID}
          title={text.request.title}
          lead={text.request.lead(CORPORATE_PROMISES.quoteHours)}
        >
          <RequiresApproval>
            <BulkRequest />
          </RequiresApproval>
        </ListSection>
        <PageSection id={CSV_SECTION_ID} title={text.csv.title} lead={text.csv.lead(CORPORATE_PROMISES.csvFromDevices)}>
          <CsvImport />
        </PageSection>
      </RequiresCompany>
      <PageSection title={text.promises}>
        <FactCards facts={promises()} />
      </PageSection>
      <PageSection title={text.tiers}>
        <FactCards facts={tiers()} />
      </PageSection>
    </>
  );
}

/** A crate full of phones. */
function CratesArt() {
  return (
    <Spot sun={[110, 34]}>
      <path
        fill="var(--color-spot-ink)"
        d="M52 20h16a4 4 0 0 1 4 4v34H48V24a4 4 0 0 1 4-4m24-6h18a4 4 0 0 1 4 4v40H72V18a4 4 0 0 1 4-4m26 8h14a4 4 0 0 1 4 4v32H98V26a4 4 0 0 1 4-4"
      />
      <path fill="var(--color-spot-paper)" d="M52 26h16v32H52zm24-6h18v38H76zm26 8h14v30h-14z" />
      <path
        fill="var(--color-spot-soft)"
        d="M52 42c6-3 10 3 16 0v16H52zm24-4c7-3 11 3 18 0v20H76zm26 6c5-3 9 2 14 0v14h-14z"
      />
      <path fill="var(--color-sand)" d="M42 52h84v10H42z" />
      <path fill="var(--color-spot)" d="M44 62h80v14H44z" />
    </Spot>
  );
}
