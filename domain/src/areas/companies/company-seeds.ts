import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { EVERY_CHOICE, type Seeds } from '../../kernel/seeds/seeds.js';
import { seedSampleAccount, seedSamplePaymentMethods } from './sample-account.js';
import { USUAL_NOTIFICATIONS } from './register-company.js';

/** What this area begins with: the public company, and with the sample data its account. */
export const COMPANY_SEEDS: Seeds = {
  'demo-company': {
    for: EVERY_CHOICE,
    run: async (transaction) => {
      await transaction.query(
        `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
         values ($1, 'Al Noor Financial Services', 'financial', 'https://alnoor.example', 'Level 14, Gate Village 3, DIFC, Dubai',
                 '+971 4 555 0142', 'procurement@alnoor.example', '100234567800003', 'CN-1482093', true, $2, '2025-02-03T08:00:00Z')`,
        [DEMO_COMPANY_ID, JSON.stringify(USUAL_NOTIFICATIONS)],
      );
    },
  },
  'demo-company-payment-methods': { for: ['catalogue', 'demo'], run: seedSamplePaymentMethods },
  'demo-company-account': { for: ['demo'], run: seedSampleAccount },
};
