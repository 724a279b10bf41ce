import type { CompanyUser, ListedCompany, PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';

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
  one: {
    back: 'All companies',
    elsewhere: {
      title: 'Elsewhere', quotes: 'Quotes under its name', orders: 'Orders under its name', audit: 'What operators did',
    },
    messages: 'Messages to its people',
    reading: 'Reading the company…',
    facts: 'What is known of it',
    fields: { code: 'Code', declined: 'Declined because' },
    waits: 'It waits for approval, which is given or declined in the list of all companies.',
    people: {
      title: 'People',
      none: 'Nobody has been added: it calls by its API key.',
      columns: { name: 'Name', role: 'Role', state: 'State', seen: 'Last here' },
      states: { active: 'Active', pending: 'Invited', suspended: 'Suspended' } satisfies Record<CompanyUser['status'], string>,
      never: 'Never',
    },
    methods: {
      title: 'Payment methods',
      none: 'It has not said yet how it wants to be paid.',
      types: { bank_transfer: 'Bank transfer', credit_card: 'Card' } satisfies Record<PaymentMethod['type'], string>,
      states: { pending: 'To be verified', verified: 'Verified' } satisfies Record<PaymentMethod['status'], string>,
      isDefault: 'Default',
      notYours: (roles: string) => `Verifying is for the roles ${roles}.`,
    },
    verify: {
      button: 'Verify…',
      of: (method: string) => `Verify ${method}`,
      title: (method: string) => `Verify ${method}?`,
      text:
        'You have seen that the account is the company’s, by a letter of its bank, say. From then on the company can be paid there; it '
        + 'becomes the default where the company wanted that, or has no other. This cannot be undone here.',
      yes: 'It is the company’s',
      done: (method: string) => `${method} is verified.`,
    },
    key: {
      title: 'API key',
      text: 'For a company that has none, or has lost it. The old key works for another day.',
      button: 'New key…',
      ask: (name: string) => `Make a new key for ${name}?`,
      follows: 'It is shown once, here. Whoever uses the old key has a day to change to the new one.',
      endOld: 'The old keys got into wrong hands: end them at once',
      yes: 'Make the key',
      done: (name: string) => `${name} has a new key.`,
    },
  },
  register: {
    title: 'Register a company',
    text: 'For a company that we take on ourselves. It is approved at once, and is given an API key that is shown here, this once.',
    labels: {
      name: 'Name', email: 'Work e-mail', code: 'Code', industry: 'Industry', tradeNumber: 'Trade licence', vatNumber: 'VAT number',
      phone: 'Phone', address: 'Address', website: 'Website',
    },
    hints: {
      code: 'As desert-rose-hotels; may stay empty, and is made then. It cannot be changed.',
      website: 'With https:// before it.',
    },
    submit: 'Register…',
    ask: (name: string) => `Register ${name}?`,
    follows: 'It can request quotes at once, by the key that you give it. It cannot be taken off here.',
    yes: 'Register the company',
    done: (name: string) => `${name} is registered.`,
  },
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
    yes: 'Decline the company',
    done: (name: string) => `${name} is declined.`,
  },
} as const;
