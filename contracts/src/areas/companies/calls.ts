import { z } from 'zod';
import {
  addPaymentMethodSchema,
  addUserSchema,
  applyAgainSchema,
  companiesAnswerSchema,
  companiesQuerySchema,
  companySchema,
  companyUserSchema,
  companyUsersSchema,
  decideCompanySchema,
  myCompaniesSchema,
  notificationsSchema,
  operatorCompanySchema,
  paymentAccountSchema,
  paymentMethodSchema,
  paymentMethodsSchema,
  registerCompanySchema,
  registerMyCompanySchema,
  registeredCompanySchema,
  rotateCompanyKeySchema,
  rotatedApiKeySchema,
  updateCompanySchema,
  updatePaymentMethodSchema,
  updateUserSchema,
} from './schemas.js';
import { corporateIdSchema } from './fields.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import {
  EXAMPLE_API_KEY,
  EXAMPLE_COMPANY,
  EXAMPLE_MEMBERSHIP,
  EXAMPLE_NOTIFICATIONS,
  EXAMPLE_PAYMENT_METHOD,
  EXAMPLE_USER,
} from './examples.js';
import { COMPANIES_DESK_ROUTES } from './desk-routes.js';
import { COMPANIES_ROUTES } from './routes.js';

const params = z.object({ id: corporateIdSchema });
const ofUser = { params, example: { params: { id: EXAMPLE_USER.id } } };
const ofMethod = { params, example: { params: { id: EXAMPLE_PAYMENT_METHOD.id } } };
const removed = z.object({ id: z.string() });
const { id } = EXAMPLE_COMPANY;
const listed = {
  ...EXAMPLE_COMPANY, contactName: EXAMPLE_USER.name, licenceAuthority: 'Dubai Economy and Tourism',
  licenceExpiresOn: '2027-06-30', registeredAt: EXAMPLE_TIME, declinedReason: null, sameLicence: [],
};

const ofMethodAtDesk = {
  params: params.extend({ methodId: corporateIdSchema }),
  example: { params: { id, methodId: EXAMPLE_PAYMENT_METHOD.id } },
};

/** A company's own account. */
export const COMPANIES_CALLS = defineCalls(
  { ...COMPANIES_ROUTES, ...COMPANIES_DESK_ROUTES },
  {
    tag: 'Company account',
    description:
      'Profile, people, payment methods and notifications of the caller’s company.',
    schemas: {
      Company: companySchema,
      CompanyUser: companyUserSchema,
      PaymentMethod: paymentMethodSchema,
      Notifications: notificationsSchema,
    },
  },
  {
    readCompany: {
      summary: 'The caller’s company',
      description: 'Fields that nobody filled in are empty.',
      caller: 'company',
      example: {},
      answers: {
        200: { schema: companySchema, example: EXAMPLE_COMPANY },
        204: { description: 'The caller acts for no company.' },
      },
      errors: ['database_unavailable'],
    },
    updateCompany: {
      summary: 'Change the company’s profile',
      description: 'What is left out stays; empty text clears a field.',
      caller: 'company',
      body: updateCompanySchema,
      example: { body: { website: 'https://alnoor.example', phone: '+971 4 555 0142' } },
      answers: { 200: { schema: companySchema, example: EXAMPLE_COMPANY } },
      errors: ['demo_company_fixed'],
      command: true,
    },
    listCompanyUsers: {
      summary: 'The company’s users',
      description: 'In the order they were added. `lastLogin` is null for who never came.',
      caller: 'company',
      example: {},
      answers: { 200: { schema: companyUsersSchema, example: { users: [EXAMPLE_USER] } } },
      errors: ['database_unavailable'],
    },
    addCompanyUser: {
      summary: 'Add a user',
      description: 
        'Invited by e-mail in the language of `locale`, and pending until the invitation is accepted. An e-mail address belongs to one user of a company.',
      caller: 'company',
      body: addUserSchema,
      example: { body: { name: EXAMPLE_USER.name, email: EXAMPLE_USER.email, role: 'User', department: 'Operations', locale: 'en' } },
      answers: { 201: { schema: companyUserSchema, example: EXAMPLE_USER } },
      errors: ['already_registered', 'demo_company_fixed'],
      command: true,
    },
    updateCompanyUser: {
      summary: 'Change a user',
      description:
        'What is left out stays. A pending user becomes active by accepting the invitation, and not by this; until then the status stays.',
      caller: 'company',
      ...ofUser,
      body: updateUserSchema,
      example: { ...ofUser.example, body: { status: 'suspended' } },
      answers: { 200: { schema: companyUserSchema, example: { ...EXAMPLE_USER, status: 'suspended' } } },
      errors: ['unknown_item', 'already_registered', 'demo_company_fixed', 'last_admin', 'illegal_transition'],
      command: true,
    },
    removeCompanyUser: {
      summary: 'Remove a user',
      description: 'Answers the id that is gone.',
      caller: 'company',
      ...ofUser,
      answers: { 200: { schema: removed, example: { id: EXAMPLE_USER.id } } },
      errors: ['unknown_item', 'demo_company_fixed', 'last_admin'],
      command: true,
    },
    listPaymentMethods: {
      summary: 'How the company is paid',
      description: 'The default first. `details` shows the last four characters alone.',
      caller: 'company',
      example: {},
      answers: { 200: { schema: paymentMethodsSchema, example: { paymentMethods: [EXAMPLE_PAYMENT_METHOD] } } },
      errors: ['database_unavailable'],
    },
    addPaymentMethod: {
      summary: 'Add a payment method',
      description:
        'Pending until our desk has verified it, and no default before: `isDefault`, or being the first, makes it the '
        + 'default then. An IBAN is checked by its checksum, kept encrypted and shown masked; of any other number only a '
        + 'mask is kept. A card number is checked by its check digit. `holder` is in whose name the account is, in Latin letters as the bank has it; it may be left out '
        + 'where the company’s own name is in Latin letters.',
      caller: 'company',
      body: addPaymentMethodSchema,
      example: {
        body: {
          type: 'bank_transfer',
          name: EXAMPLE_PAYMENT_METHOD.name,
          account: 'AE07 0331 2345 6789 0123 456',
          isDefault: true,
        },
      },
      answers: {
        201: {
          schema: paymentMethodSchema,
          example: { ...EXAMPLE_PAYMENT_METHOD, details: '•••• 3456', isDefault: false, status: 'pending' },
        },
      },
      errors: ['demo_company_fixed', 'latin_name_required'],
      command: true,
    },
    updatePaymentMethod: {
      summary: 'Rename a payment method, or make it the default',
      description: 'What is left out stays. Only a verified method can be the default.',
      caller: 'company',
      ...ofMethod,
      body: updatePaymentMethodSchema,
      example: { ...ofMethod.example, body: { isDefault: true } },
      answers: { 200: { schema: paymentMethodSchema, example: EXAMPLE_PAYMENT_METHOD } },
      errors: ['unknown_item', 'demo_company_fixed', 'payment_method_unverified'],
      command: true,
    },
    removePaymentMethod: {
      summary: 'Remove a payment method',
      description: 'Where it was the default, the oldest verified one of the others is. Answers the id that is gone.',
      caller: 'company',
      ...ofMethod,
      answers: { 200: { schema: removed, example: { id: EXAMPLE_PAYMENT_METHOD.id } } },
      errors: ['unknown_item', 'demo_company_fixed'],
      command: true,
    },
    readNotifications: {
      summary: 'What notifications the company gets, and how',
      description: 'Each is on or off.',
      caller: 'company',
      example: {},
      answers: { 200: { schema: notificationsSchema, example: EXAMPLE_NOTIFICATIONS } },
      errors: ['database_unavailable'],
    },
    setNotifications: {
      summary: 'Choose the company’s notifications',
      description: 'All six at once. `webhookEvents` turns every message to the company’s server on or off.',
      caller: 'company',
      body: notificationsSchema,
      example: { body: EXAMPLE_NOTIFICATIONS },
      answers: { 200: { schema: notificationsSchema, example: EXAMPLE_NOTIFICATIONS } },
      command: true,
    },
    listMyCompanies: {
      summary: 'The caller’s companies, and invitations to some',
      description: 'By the e-mail address of the account that is signed in. Empty where nobody is.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: myCompaniesSchema, example: { companies: [EXAMPLE_MEMBERSHIP] } } },
      errors: ['database_unavailable'],
    },
    registerMyCompany: {
      summary: 'Register a company',
      description:
        'Needs an account with an e-mail address, which becomes the company’s first Admin. Our desk approves it, or a demo’s policy; until then it can look around.',
      caller: 'hero',
      body: registerMyCompanySchema,
      example: {
        body: {
          name: 'Desert Rose Hotels', tradeNumber: 'CN-2093311', licenceAuthority: 'Dubai Economy and Tourism',
          licenceExpiresOn: '2099-12-31', contactName: 'Salma Qasim',
        },
      },
      answers: { 201: { schema: companySchema, example: { ...EXAMPLE_COMPANY, state: 'pending', verified: false } } },
      errors: ['sign_in_required', 'company_limit_reached', 'licence_expired'],
      command: true,
    },
    applyAgain: {
      summary: 'Correct a declined company and apply again',
      description: 'By its Admins. It waits for our desk again, which sees why it was declined before.',
      caller: 'hero',
      params,
      body: applyAgainSchema,
      example: {
        params: { id },
        body: {
          name: 'Desert Rose Hotels', tradeNumber: 'CN-2093312', licenceAuthority: 'Dubai Economy and Tourism',
          licenceExpiresOn: '2099-12-31',
        },
      },
      answers: { 200: { schema: companySchema, example: { ...EXAMPLE_COMPANY, state: 'pending', verified: false } } },
      errors: ['sign_in_required', 'unknown_company', 'role_not_allowed', 'illegal_transition', 'licence_expired'],
      command: true,
    },
    chooseCompany: {
      summary: 'Act for another of the caller’s companies',
      description: 'In this browser, from now on.',
      caller: 'hero',
      params,
      example: { params: { id } },
      answers: { 200: { schema: removed, example: { id } } },
      errors: ['sign_in_required', 'unknown_company'],
      command: true,
    },
    acceptInvitation: {
      summary: 'Accept an invitation to a company',
      description: 'This browser acts for it from then on.',
      caller: 'hero',
      params,
      example: { params: { id } },
      answers: { 200: { schema: removed, example: { id } } },
      errors: ['sign_in_required', 'unknown_company'],
      command: true,
    },
    leaveCompany: {
      summary: 'Leave a company, or decline an invitation',
      description: 'A company is never without an Admin, but for one that is not approved and has never asked for a quote; one that waits is withdrawn.',
      caller: 'hero',
      params,
      example: { params: { id } },
      answers: { 200: { schema: removed, example: { id } } },
      errors: ['sign_in_required', 'unknown_company', 'last_admin'],
      command: true,
    },
    decideCompany: {
      summary: 'Approve or decline a company that registered itself',
      description:
        'Its members are notified by e-mail, each in their own language. `afterDecline` approves one that was declined, as '
        + 'long as it has an Admin.',
      caller: 'operator',
      params,
      body: decideCompanySchema,
      example: { params: { id }, body: { decision: 'approve' } },
      answers: { 200: { schema: companySchema, example: EXAMPLE_COMPANY } },
      errors: ['unknown_company', 'illegal_transition', 'last_admin'],
      command: true,
    },
    registerCompany: {
      summary: 'Register a company',
      description:
        'Its first API key is in this answer and nowhere else; the same Idempotency-Key is answered with it again.',
      caller: 'operator',
      body: registerCompanySchema,
      example: {
        body: {
          id: 'desert-rose-hotels',
          name: 'Desert Rose Hotels',
          email: 'it@desertrose.example',
          industry: 'other',
        },
      },
      answers: {
        201: {
          schema: registeredCompanySchema,
          example: {
            ...EXAMPLE_COMPANY,
            id: 'desert-rose-hotels',
            name: 'Desert Rose Hotels',
            email: 'it@desertrose.example',
            industry: 'other',
            website: '',
            address: '',
            phone: '',
            apiKey: EXAMPLE_API_KEY,
          },
        },
      },
      errors: ['already_registered'],
      command: true,
    },
    listCompanies: {
      summary: 'The companies, by name',
      description:
        'Those that wait (`state=pending`), also with another name or licence since their approval, the longest first; `state=withdrawn` those that their last member left while they waited, which `state=declined` leaves out; `methods=pending` leaves those that have a payment method to verify. With what the desk decides by; `next` is the `after` of the next page.',
      caller: 'operator',
      query: companiesQuerySchema,
      example: { query: { state: 'pending', limit: '20' } },
      answers: { 200: { schema: companiesAnswerSchema, example: { companies: [listed] } } },
      errors: ['database_unavailable'],
    },
    readCompanyAsOperator: {
      summary: 'One company',
      description: 'With its people, in the order they were added, and how it is paid, the default first.',
      caller: 'operator',
      params,
      example: { params: { id } },
      answers: {
        200: {
          schema: operatorCompanySchema,
          example: {
            ...listed, users: [EXAMPLE_USER], paymentMethods: [{ ...EXAMPLE_PAYMENT_METHOD, hasAccount: true }],
          },
        },
      },
      errors: ['unknown_company', 'database_unavailable'],
    },
    rotateCompanyApiKey: {
      summary: 'Make a new API key for a company',
      description:
        'For one that has none, or has lost it. The old one works for another day; with `endOldKeys` every old one ends at once, and its sockets are cut off.',
      caller: 'operator',
      params,
      body: rotateCompanyKeySchema.prefault({}),
      example: { params: { id }, body: { endOldKeys: false } },
      answers: { 200: { schema: rotatedApiKeySchema, example: { apiKey: EXAMPLE_API_KEY, oldKeyValidUntil: null } } },
      errors: ['unknown_company'],
      command: true,
    },
    readPaymentMethodAccount: {
      summary: 'The account of a payment method',
      description: 'An IBAN in full, with its holder, to be compared with the bank’s letter; of other numbers the end.',
      caller: 'operator',
      ...ofMethodAtDesk,
      answers: {
        200: { schema: paymentAccountSchema, example: { holder: 'Al Noor LLC', account: 'AE070331234567890123456' } },
      },
      errors: ['unknown_item', 'database_unavailable'],
    },
    verifyPaymentMethod: {
      summary: 'Verify a payment method',
      description: 'The desk has seen that the account is the company’s.',
      caller: 'operator',
      ...ofMethodAtDesk,
      answers: { 200: { schema: paymentMethodSchema, example: EXAMPLE_PAYMENT_METHOD } },
      errors: ['unknown_company', 'unknown_item'],
      command: true,
    },
  },
);
