import { CORPORATE_PROMISES, VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import { corporateTexts } from '../../../corporate/texts.en';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { FactCards } from '../../../../kit/fact-cards';
import { PageSection } from '../../../../kit/page-section';
import { CompanyTitleRow } from '../../../corporate/company-title-row';
import { CompanyWork } from '../../../corporate/own-company/company-work';
import { ListSection } from '../../../corporate/list-section';
import { BulkRequest } from './bulk-request';
import { CratesArt } from './crates-art';
import { CsvImport } from '../../../imports';
import { CSV_SECTION_ID, REQUEST_SECTION_ID } from './section-ids';

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
      <CompanyWork>
        <ListSection
          id={REQUEST_SECTION_ID}
          title={text.request.title}
          lead={text.request.lead(CORPORATE_PROMISES.quoteHours)}
        >
          <BulkRequest />
        </ListSection>
        <PageSection id={CSV_SECTION_ID} title={text.csv.title} lead={text.csv.lead(CORPORATE_PROMISES.csvFromDevices)}>
          <CsvImport />
        </PageSection>
      </CompanyWork>
      <PageSection title={text.promises}>
        <FactCards facts={promises()} />
      </PageSection>
      <PageSection title={text.tiers}>
        <FactCards facts={tiers()} />
      </PageSection>
    </>
  );
}
