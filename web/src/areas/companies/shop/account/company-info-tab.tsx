import { COMPANY_INDUSTRIES } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Company, UpdateCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { corporateTexts } from '../../../corporate/texts.en';
import { corporateAccountTexts } from '../../texts-account.en';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { SelectField } from '../../../../kit/form/select-field';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { companyQuery } from '../../../corporate/company-keys';
import { OpenAccountButton } from '../../../corporate/own-company/open-account-button';
import { useActingFor, useMyCompanies, useRunsAccount } from '../../../corporate/company-queries';
import { fieldError } from '../../../corporate/format';
import { Details } from '../../../corporate/list-parts';
import { useCompanyCommand } from '../../../corporate/use-company-command';
import { isBeingChecked, PartState, useFreshDefaults } from './account-parts';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/companies/schemas')).updateCompanySchema;
const text = corporateAccountTexts.company;
const INDUSTRIES = COMPANY_INDUSTRIES.map((value) => ({
  value,
  get label() {
    return text.industries[value];
  },
}));

/** Company Info: what is typed is kept while somebody else's change arrives. */
export function CompanyInfoTab() {
  const part = useQuery(companyQuery);
  const runsAccount = useRunsAccount();
  const isSample = useActingFor().kind === 'sample';
  return (
    <PartState part={part}>
      {(company) => {
        if (!company) return null;
        const Part = runsAccount && !isSample ? CompanyForm : CompanyFacts;
        return (
          <div className="grid grid-cols-1 gap-4">
            {isSample && <SampleNote />}
            <Part key={company.id} company={company} />
          </div>
        );
      }}
    </PartState>
  );
}

/** That the sample's details stay, and the way to an own company; who is signed in has it above the tabs. */
function SampleNote() {
  const mine = useMyCompanies();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sand-soft px-4 py-3.5">
      <p className="min-w-0 flex-1 basis-56">{text.sample}</p>
      {!mine?.email && (
        <OpenAccountButton email={null} isMain label={corporateTexts.own.registerTitle} />
      )}
    </div>
  );
}

/** The same for members who do not run the account, and for companies whose changes the server would refuse. */
function CompanyFacts({ company }: { company: Company }) {
  return (
    <Card className="sm:p-7">
      <Details
        items={[
          [text.name, company.name],
          [text.industry, text.industries[company.industry]],
          [text.website, company.website],
          [text.phone, company.phone],
          [text.address, company.address],
          [text.vatNumber, company.vatNumber],
          [corporateTexts.fields.tradeNumber, company.tradeNumber],
        ]}
      />
    </Card>
  );
}

function CompanyForm({ company }: { company: Company }) {
  const { name, industry, website, phone, address, vatNumber, tradeNumber } = company;
  const form = useZodForm(loadSchema, { name, industry, website, phone, address, vatNumber, tradeNumber });
  useFreshDefaults(form, { name, industry, website, phone, address, vatNumber, tradeNumber });
  const { register, handleSubmit, formState, reset } = form;
  const { errors, dirtyFields } = formState;
  const whatFollows = (isChanged = false): string | undefined => {
    if (isBeingChecked(company)) return text.beingChecked;
    return isChanged && company.verified ? text.checkedAgain : undefined;
  };
  const { mutate, isPending } = useCompanyCommand<UpdateCompany, Company>({
    send: (changes) => ask(COMPANIES_ROUTES.updateCompany, { body: changes }),
    done: (saved) => ({
      title: text.saved,
      description: isBeingChecked(saved) ? text.beingChecked : text.savedText,
    }),
    onDone: (saved) => reset(saved),
  });
  const isBusy = isPending || formState.isSubmitting;
  return (
    <Card className="sm:p-7">
      <form
        noValidate
        onSubmit={handleSubmit((changes) => !isPending && mutate(changes))}
        className="grid grid-cols-1 gap-5 md:grid-cols-2"
      >
        <TextField
          label={text.name}
          hint={dirtyFields.name ? whatFollows(true) : undefined}
          autoComplete="organization"
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <SelectField label={text.industry} options={INDUSTRIES} {...register('industry')} />
        <TextField
          label={text.website}
          type="url"
          inputMode="url"
          error={errors.website && text.wrongWebsite}
          {...register('website')}
        />
        <TextField
          label={text.phone}
          type="tel"
          error={errors.phone && corporateTexts.wrong.phone}
          {...register('phone')}
        />
        <TextField
          label={text.address}
          autoComplete="street-address"
          className="md:col-span-2"
          error={fieldError(errors.address)}
          {...register('address')}
        />
        <TextField label={text.vatNumber} error={fieldError(errors.vatNumber)} {...register('vatNumber')} />
        <TextField
          label={corporateTexts.fields.tradeNumber}
          hint={whatFollows(dirtyFields.tradeNumber)}
          error={fieldError(errors.tradeNumber, 'licence')}
          {...register('tradeNumber')}
        />
        <div className="flex justify-end md:col-span-2">
          <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
            {isBusy ? corporateAccountTexts.saving : text.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
