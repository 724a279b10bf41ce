import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';

/** The texts of the companies' page. */
export const COMPANIES_MESSAGES = {
  facts: 'Companies register themselves; until somebody decides, their people can look around and change nothing.',
  reading: 'Reading the companies…',
  waiting: {
    title: 'Waiting for approval',
    none: 'No company waits. New registrations appear here by themselves.',
    first: (shown: string) => `The ${shown} that have waited longest.`,
    since: (duration: string) => `Waits for ${duration}`,
    notYours: (roles: string) => `Deciding is for the roles ${roles}.`,
  },
  all: {
    title: 'All companies',
    none: 'There is no company yet.',
    noneFits: 'No company fits this search.',
    columns: {
      name: 'Company', state: 'State', licence: 'Licence', contact: 'Contact', industry: 'Industry',
      registered: 'Registered',
    },
    pages: { first: 'First companies', next: 'Next companies' },
  },
  filter: {
    label: 'Companies',
    search: 'Name, number, e-mail or id',
    state: 'State',
    any: 'Any',
  },
  states: { pending: 'Waiting', approved: 'Approved', declined: 'Declined' } satisfies Record<
    ListedCompany['state'],
    string
  >,
  industries: {
    financial: 'Financial', technology: 'Technology', healthcare: 'Healthcare', education: 'Education',
    government: 'Government', retail: 'Retail', manufacturing: 'Manufacturing', other: 'Other',
  } satisfies Record<ListedCompany['industry'], string>,
  fields: {
    licence: 'Trade licence',
    authority: 'Issued by',
    expires: 'Valid until',
    vat: 'VAT number',
    industry: 'Industry',
    contact: 'Contact',
    email: 'Work e-mail',
    phone: 'Phone',
    address: 'Address',
    registered: 'Registered',
  },
  notGiven: 'Not given',
  approve: {
    button: 'Approve',
    of: (name: string) => `Approve ${name}`,
    title: (name: string) => `Approve ${name}?`,
    text: 'Its people can then request quotes, accept them and book pickups. They are told by e-mail.',
    yes: 'Approve the company',
    done: (name: string) => `${name} is approved.`,
  },
  decline: {
    button: 'Decline',
    of: (name: string) => `Decline ${name}`,
    title: (name: string) => `Decline ${name}?`,
    text: 'Its people can still look around. They are told by e-mail, with your reason.',
    reason: 'Reason',
    hint: 'As the company is to read it.',
    empty: 'Give the reason: the company is told it.',
    yes: 'Decline the company',
    done: (name: string) => `${name} is declined.`,
  },
} as const;
