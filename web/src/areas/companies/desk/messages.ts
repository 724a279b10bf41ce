import type { CompanyUser, ListedCompany, PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';

/** The texts of the companies' page. */
export const COMPANIES_MESSAGES = {
  facts: 'Companies register themselves; until somebody decides, their people can look around and change nothing.',
  reading: 'Reading the companies…',
  waiting: {
    title: 'Waiting for approval',
    none: 'No company is waiting. New registrations appear here automatically.',
    first: (shown: string) => `The ${shown} that have waited longest.`,
    since: (duration: string) => `Waiting for ${duration}`,
    notYours: (roles: string) => `Only these roles can decide: ${roles}.`,
  },
  all: {
    title: 'All companies',
    none: 'There is no company yet.',
    noneFits: 'No company matches this search.',
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
    methods: 'Payment methods',
    toVerify: 'Some to verify',
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
    facts: 'Details',
    fields: { code: 'Code', declined: 'Declined because' },
    waits: 'Waiting for approval. Approve or decline it in the list of all companies.',
    people: {
      title: 'People',
      none: 'Nobody has been added: it calls by its API key.',
      columns: { name: 'Name', role: 'Role', state: 'State', seen: 'Last here' },
      states: { active: 'Active', pending: 'Invited', suspended: 'Suspended' } satisfies Record<CompanyUser['status'], string>,
      never: 'Never',
    },
    methods: {
      title: 'Payment methods',
      none: 'No payment method yet.',
      types: { bank_transfer: 'Bank transfer', credit_card: 'Card' } satisfies Record<PaymentMethod['type'], string>,
      states: { pending: 'To be verified', verified: 'Verified' } satisfies Record<PaymentMethod['status'], string>,
      isDefault: 'Default',
      notYours: (roles: string) => `Only these roles can verify: ${roles}.`,
    },
    verify: {
      button: 'Verify…',
      of: (method: string) => `Verify ${method}`,
      title: (method: string) => `Verify ${method}?`,
      text:
        'Only if you have seen proof that the account is the company’s, such as a letter from its bank. The company can then be '
        + 'paid there; it becomes the default if the company asked for that or has no other. This cannot be undone here.',
      yes: 'It is the company’s',
      done: (method: string) => `${method} is verified.`,
    },
    key: {
      title: 'API key',
      text: 'For a company that has none, or has lost it. The old key works for another day.',
      button: 'New key…',
      ask: (name: string) => `Make a new key for ${name}?`,
      follows: 'It is shown here once. The old key works for one more day.',
      endOld: 'The old keys were leaked: end them now',
      yes: 'Make the key',
      done: (name: string) => `${name} has a new key.`,
    },
  },
  register: {
    title: 'Register a company',
    text: 'For a company we sign up ourselves. It is approved at once and gets an API key, shown here once.',
    labels: {
      name: 'Name', email: 'Work e-mail', code: 'Code', industry: 'Industry', tradeNumber: 'Trade licence', vatNumber: 'VAT number',
      phone: 'Phone', address: 'Address', website: 'Website',
    },
    hints: {
      code: 'For example desert-rose-hotels. Leave it empty and we make one. It cannot be changed.',
      website: 'Starts with https://.',
    },
    submit: 'Register…',
    ask: (name: string) => `Register ${name}?`,
    follows: 'It can request quotes at once with its key. It cannot be removed here.',
    yes: 'Register the company',
    done: (name: string) => `${name} is registered.`,
  },
  approve: {
    button: 'Approve',
    of: (name: string) => `Approve ${name}`,
    title: (name: string) => `Approve ${name}?`,
    text: 'Its people can then request quotes, accept them and book pickups. They are notified by e-mail.',
    yes: 'Approve the company',
    done: (name: string) => `${name} is approved.`,
  },
  decline: {
    button: 'Decline',
    of: (name: string) => `Decline ${name}`,
    title: (name: string) => `Decline ${name}?`,
    text: 'Its people can still look around. They are notified by e-mail, with your reason.',
    reason: 'Reason',
    hint: 'The company reads it.',
    yes: 'Decline the company',
    done: (name: string) => `${name} is declined.`,
  },
} as const;
