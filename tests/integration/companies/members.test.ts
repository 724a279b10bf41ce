import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CompanyCallers } from '@planet-heroes/backend/areas/companies/companies.module';
import { COMPANY_ROLES, DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { COMPANY_PERMISSIONS, mayCall } from '@planet-heroes/contracts/areas/companies/permissions';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { CALLS } from '@planet-heroes/contracts/calls';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { oneFoundation } from '../../support/foundations.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

type Person = Awaited<ReturnType<typeof person>>;

async function person(product: TestProduct, email = newEmail(), locale = 'en') {
  const { cookie } = await signIn(product, email, undefined, locale);
  const call = (method: string, path: string, body?: unknown) => product.call(method, path, body, { cookie });
  return { email, cookie, call };
}

interface Email {
  locale: string;
  subject: string;
  text: string;
  link: string;
}

/** What an address was sent of a kind, in order. */
async function emailsTo(product: TestProduct, email: string, kind: string): Promise<Email[]> {
  return product.database.query<Email>(
    `select locale, content ->> 'subject' as subject, (content -> 'paragraphs')::text as text,
       content -> 'action' ->> 'url' as link
     from outbox_message where lower(address) = $1 and kind = $2 order by created_at`,
    [email, kind],
  );
}

const LICENCE = { tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31', contactName: 'Salma Qasim' };

describe('the table of what members may do', () => {
  it('names every call of companies, and no other', () => {
    const calls = CALLS.filter(({ caller }) => caller === 'company').map(({ route }) => route);
    expect(Object.keys(COMPANY_PERMISSIONS).toSorted()).toEqual(calls.toSorted());
  });

  it('lets nobody do less with more', () => {
    for (const call of Object.keys(COMPANY_PERMISSIONS) as Route[]) {
      if (mayCall('User', call)) expect([call, mayCall('Manager', call)]).toEqual([call, true]);
      expect([call, mayCall('Admin', call)]).toEqual([call, true]);
    }
  });
});

describe.each(oneFoundation(import.meta.url))('companies and their members, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'catalogue', environment: { SIGN_INS_PER_MINUTE: '0' } });
  });
  afterAll(() => product.close());

  /** A company that the desk has approved, and its Admin. */
  async function company(name: string): Promise<{ id: string; admin: Person }> {
    const admin = await person(product);
    const { status, body } = await admin.call('POST', '/api/me/companies', { name, ...LICENCE });
    expect([status, body.state]).toEqual([201, 'pending']);
    expect((await product.operate('POST', `/api/ops/companies/${body.id}/decide`, { decision: 'approve' })).status).toBe(200);
    return { id: body.id, admin };
  }

  async function member(admin: Person, companyId: string, role: string): Promise<Person> {
    const invited = newEmail();
    const added = await admin.call('POST', '/api/corporate/users', { name: 'Omar Farouk', email: invited, role });
    expect([added.status, added.body.status]).toEqual([201, 'pending']);
    const one = await person(product, invited);
    expect((await one.call('POST', `/api/me/companies/${companyId}/accept`)).status).toBe(200);
    return one;
  }

  it('are nobody’s without an account or a key', async () => {
    const refused = { status: 401, body: { error: { code: 'company_required' } } };
    expect((await product.call('GET', '/api/corporate/company')).status).toBe(204);
    expect(await product.call('GET', '/api/corporate/quotes')).toMatchObject(refused);
    expect(await product.call('POST', '/api/me/companies', { name: 'Nobody', ...LICENCE })).toMatchObject({ status: 401 });
  });

  it('register, look around while they wait, and act once the desk has approved them', async () => {
    const admin = await person(product);
    const registered = await admin.call('POST', '/api/me/companies', { name: 'Desert Rose Hotels', ...LICENCE });
    expect(registered).toMatchObject({ status: 201, body: { state: 'pending', verified: false, email: admin.email } });
    const { id } = registered.body;
    const pending = await product.operate('GET', '/api/ops/companies?state=pending');
    expect(pending.body.companies).toContainEqual(expect.objectContaining({
      id, tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31',
    }));
    expect((await admin.call('GET', '/api/corporate/quotes')).status).toBe(200);
    const invite = () => admin.call('POST', '/api/corporate/users', { name: 'Omar', email: newEmail() });
    expect(await invite()).toMatchObject({ status: 409, body: { error: { code: 'company_pending' } } });
    await product.operate('POST', `/api/ops/companies/${id}/decide`, { decision: 'approve' });
    expect((await invite()).status).toBe(201);
    const again = await product.operate('POST', `/api/ops/companies/${id}/decide`, { decision: 'decline', reason: 'No' });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } });
  });

  it('are verified no more with another name or licence, and work on until the desk has looked again', async () => {
    const admin = await person(product);
    const { body: { id } } = await admin.call('POST', '/api/me/companies', { name: 'Falcon Logistics', ...LICENCE });
    const approve = () => product.operate('POST', `/api/ops/companies/${id}/decide`, { decision: 'approve' });
    const change = (to: object) => admin.call('PATCH', '/api/corporate/company', to);
    const waiting = async (): Promise<string[]> =>
      (await product.operate('GET', '/api/ops/companies?state=pending')).body.companies.map((each: { id: string }) => each.id);
    await approve();
    expect((await change({ website: 'https://falcon.example' })).body).toMatchObject({ verified: true });
    expect(await waiting()).not.toContain(id);
    expect((await change({ name: 'Falcon Bank' })).body).toMatchObject({ state: 'approved', verified: false });
    expect(await waiting()).toContain(id);
    expect((await approve()).body).toMatchObject({ name: 'Falcon Bank', verified: true });
    expect((await approve()).status).toBe(409);
  });

  it('give the number of their licence, and the desk sees who else gave it', async () => {
    const register = async (name: string, tradeNumber: string) =>
      (await person(product)).call('POST', '/api/me/companies', { ...LICENCE, name, tradeNumber });
    for (const wrong of ['!!', 'CN', 'CN_1', ''])
      expect((await register('No Number', wrong)).body.error).toMatchObject({ code: 'invalid_request' });
    const { body: first } = await register('Twin One', 'CN-55 /٧.a');
    const { body: second } = await register('Twin Two', 'cn-55/٧.A ');
    const { body: third } = await register('Twin Three', 'CN-55');
    const others = async (id: string) => (await product.operate('GET', `/api/ops/companies/${id}`)).body.sameLicence;
    expect(await others(second.id)).toEqual([{ id: first.id, name: 'Twin One' }]);
    expect(await others(third.id)).toEqual([]);
    const { body: { companies } } = await product.operate('GET', '/api/ops/companies?search=twin&state=pending');
    expect(companies.map(({ sameLicence }: { sameLicence: object[] }) => sameLicence.length)).toEqual([1, 1, 0]);
    await product.operate('POST', `/api/ops/companies/${first.id}/decide`, { decision: 'decline', reason: 'A copy.' });
    expect(await others(second.id)).toEqual([]);
  });

  it('have a licence that is valid today, in Dubai', async () => {
    const admin = await person(product);
    const register = (licenceExpiresOn: string) =>
      admin.call('POST', '/api/me/companies', { name: 'Old Licences', ...LICENCE, licenceExpiresOn });
    const now = Date.now();
    expect(await register(dubaiDate(new Date(now - 86_400_000)))).toMatchObject({
      status: 400, body: { error: { code: 'licence_expired' } },
    });
    for (const wrong of ['', 'tomorrow', '2026-02-30', '31.12.2099'])
      expect(await register(wrong)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect((await register(dubaiDate(new Date(now + 86_400_000)))).status).toBe(201);
  });

  it('wait in the order in which they came, and are found by the desk a page at a time', async () => {
    const [first, second, third] = ['Zayed Falcons', 'Amber Falcons', 'Marsa Falcons'];
    const ids: string[] = [];
    for (const name of [first, second, third]) {
      const admin = await person(product);
      ids.push((await admin.call('POST', '/api/me/companies', { name, ...LICENCE, vatNumber: 'VAT-77' })).body.id);
    }
    const list = async (query: string) => (await product.operate('GET', `/api/ops/companies?${query}`)).body;
    const names = ({ companies }: { companies: { name: string }[] }) => companies.map(({ name }) => name);
    const waiting = await list('state=pending&search=falcons');
    expect(names(waiting)).toEqual([first, second, third]);
    expect(waiting).not.toHaveProperty('next');
    expect(waiting.companies[0]).toMatchObject({
      contactName: LICENCE.contactName, tradeNumber: LICENCE.tradeNumber, vatNumber: 'VAT-77', declinedReason: null,
      registeredAt: expect.stringMatching(/^\d{4}-/),
    });
    const begin = await list('state=pending&search=falcons&limit=2');
    expect([names(begin), begin.next]).toEqual([[first, second], ids[1]]);
    expect(names(await list(`state=pending&search=falcons&limit=2&after=${begin.next}`))).toEqual([third]);

    const reason = 'The licence has run out.';
    await product.operate('POST', `/api/ops/companies/${ids[0]}/decide`, { decision: 'decline', reason });
    expect(await list('state=declined&search=zayed')).toMatchObject({ companies: [{ name: first, declinedReason: reason }] });
    expect(names(await list('search=FALCONS&limit=1'))).toEqual([second]);
    expect(names(await list(`search=FALCONS&limit=2&after=${ids[1]}`))).toEqual([third, first]);
    expect(names(await list(`search=${ids[2]}`))).toEqual([third]);
    expect((await product.operate('GET', '/api/ops/companies?after=nobody')).body.error.code).toBe('invalid_request');
  });

  it('invite by e-mail, and see who was there last', async () => {
    const { id, admin } = await company('Marina Clinics');
    const invited = newEmail();
    await admin.call('POST', '/api/corporate/users', { name: 'Huda', email: invited.toUpperCase(), role: 'User' });
    const [mail] = await emailsTo(product, invited, 'invitation');
    expect(mail).toMatchObject({
      locale: 'en',
      subject: 'Marina Clinics invites you to Planet Heroes',
      // Leads to where it is accepted, and signs nobody in.
      link: '/account-management?sign-in',
    });
    const huda = await person(product, invited);
    expect((await huda.call('GET', '/api/corporate/company')).status).toBe(204);
    expect((await huda.call('GET', '/api/me/companies')).body.companies).toMatchObject([{ id, membership: 'pending' }]);
    await huda.call('POST', `/api/me/companies/${id}/accept`);
    expect((await huda.call('GET', '/api/corporate/company')).body.name).toBe('Marina Clinics');
    const { users } = (await admin.call('GET', '/api/corporate/users')).body;
    const seen = users.find(({ name }: { name: string }) => name === 'Huda');
    expect(seen).toMatchObject({ status: 'active' });
    expect(Date.now() - Date.parse(seen.lastLogin)).toBeLessThan(60_000);
  });

  it('are invited in the language that was chosen, also when the address changes', async () => {
    const { admin } = await company('Deira Textiles');
    const [first, second] = [newEmail(), newEmail()];
    const user = { name: 'هدى', email: first, role: 'Manager', locale: 'ar' };
    const added = await admin.call('POST', '/api/corporate/users', user);
    expect(added.status).toBe(201);
    await admin.call('PATCH', `/api/corporate/users/${added.body.id}`, { email: second });
    for (const email of [first, second]) {
      const [mail] = await emailsTo(product, email, 'invitation');
      expect(mail).toMatchObject({
        locale: 'ar', subject: 'دعوة من Deira Textiles إلى أبطال الكوكب', link: '/account-management?sign-in&lang=ar',
      });
      expect(mail!.text).toContain('«مدير»');
      expect(mail!.text).toContain(email);
    }
    const refused = await admin.call('POST', '/api/corporate/users', { ...user, email: newEmail(), locale: 'fr' });
    expect(refused.status).toBe(400);
  });

  it('are notified of the desk’s decision, each in the own language', async () => {
    const decided = async (locale: string, decision: Record<string, string>) => {
      const admin = await person(product, newEmail(), locale);
      const { id } = (await admin.call('POST', '/api/me/companies', { name: 'Ajman Prints', ...LICENCE })).body;
      expect((await product.operate('POST', `/api/ops/companies/${id}/decide`, decision)).status).toBe(200);
      return emailsTo(product, admin.email, 'company-decided');
    };
    const declined = { decision: 'decline', reason: 'The licence has ended.' };
    expect(await decided('en', { decision: 'approve' })).toMatchObject([
      { locale: 'en', subject: 'Your company account is open', link: '/account-management?sign-in' },
    ]);
    expect(await decided('ar', { decision: 'approve' })).toMatchObject([
      { locale: 'ar', subject: 'فُتح حساب شركتكم', link: '/account-management?sign-in&lang=ar' },
    ]);
    const [english] = await decided('en', declined);
    expect(english!.text).toBe('["We could not approve Ajman Prints.", "\u2068The licence has ended.\u2069"]');
    const [arabic] = await decided('ar', declined);
    expect(arabic).toMatchObject({ locale: 'ar', subject: 'بشأن حساب شركتكم' });
    expect(arabic!.text).toBe('["تعذّرت الموافقة على Ajman Prints.", "\u2068The licence has ended.\u2069"]');
  });

  it('are notified again of a changed licence that is approved, and read why another was declined', async () => {
    const admin = await person(product);
    const register = async (name: string) =>
      (await admin.call('POST', '/api/me/companies', { name, ...LICENCE })).body.id as string;
    const decide = async (id: string, decision: object) =>
      expect((await product.operate('POST', `/api/ops/companies/${id}/decide`, decision)).status).toBe(200);
    const changed = await register('Fujairah Prints');
    await decide(changed, { decision: 'approve' });
    expect((await admin.call('PATCH', '/api/corporate/company', { tradeNumber: 'CN-77' })).status).toBe(200);
    await decide(changed, { decision: 'approve' });
    expect(await emailsTo(product, admin.email, 'company-decided')).toHaveLength(2);
    await decide(await register('Hatta Prints'), { decision: 'decline', reason: 'The licence has ended.' });
    expect((await admin.call('GET', '/api/me/companies')).body.companies).toMatchObject([
      { name: 'Fujairah Prints', state: 'approved', declinedReason: null },
      { name: 'Hatta Prints', state: 'declined', declinedReason: 'The licence has ended.' },
    ]);
  });

  it('let each role do what the table says, and nothing else', async () => {
    const { id, admin } = await company('Creek Logistics');
    const people: Record<string, Person> = {
      User: await member(admin, id, 'User'), Manager: await member(admin, id, 'Manager'), Admin: admin,
    };
    for (const role of COMPANY_ROLES) {
      for (const route of Object.keys(COMPANY_PERMISSIONS) as Route[]) {
        const [method, path] = route.split(' ') as [string, string];
        // Ids of nothing that is there: what is allowed gets as far as a refusal of its own.
        const { body } = CALLS.find((call) => call.route === route)!.example ?? {};
        const answer = await people[role]!.call(method, path.replaceAll(/\{\w+\}/g, 'nothing'), body);
        const refused = answer.body?.error?.code === 'role_not_allowed';
        expect([role, route, refused]).toEqual([role, route, !mayCall(role, route)]);
      }
    }
  });

  it('are never without an Admin', async () => {
    const { id, admin } = await company('Palm Schools');
    const { users } = (await admin.call('GET', '/api/corporate/users')).body;
    const own = users[0].id;
    const refused = { status: 409, body: { error: { code: 'last_admin' } } };
    expect(await admin.call('DELETE', `/api/corporate/users/${own}`)).toMatchObject(refused);
    expect(await admin.call('PATCH', `/api/corporate/users/${own}`, { role: 'User' })).toMatchObject(refused);
    expect(await admin.call('PATCH', `/api/corporate/users/${own}`, { status: 'suspended' })).toMatchObject(refused);
    expect(await admin.call('POST', `/api/me/companies/${id}/leave`)).toMatchObject(refused);
    const ownCompany = async () => (await admin.call('GET', '/api/me/companies')).body.companies[0];
    expect(await ownCompany()).toMatchObject({ isOnlyAdmin: true });
    const other = await member(admin, id, 'Admin');
    expect(await ownCompany()).not.toHaveProperty('isOnlyAdmin');
    expect((await admin.call('POST', `/api/me/companies/${id}/leave`)).status).toBe(200);
    expect((await admin.call('GET', '/api/corporate/company')).status).toBe(204);
    expect((await other.call('GET', '/api/corporate/company')).status).toBe(200);
  });

  it('keep apart what is theirs, and end a suspended member’s connection within five seconds', async () => {
    const [first, second] = [await company('First Bank'), await company('Second Bank')];
    const { cookie } = await member(first.admin, first.id, 'Manager');
    const client = await connectToRooms(product.address, {}, { cookie });
    expect(await client.subscribe(`company:${first.id}`)).toMatchObject({ ok: true });
    expect(await client.subscribe(`company:${second.id}`)).toMatchObject({ error: { code: 'not_your_company' } });
    const { users } = (await first.admin.call('GET', '/api/corporate/users')).body;
    const manager = users.find(({ role }: { role: string }) => role === 'Manager');
    const began = Date.now();
    await first.admin.call('PATCH', `/api/corporate/users/${manager.id}`, { status: 'suspended' });
    await until('the connection to be cut', () => !client.socket.connected || client.socket.disconnected);
    expect(Date.now() - began).toBeLessThan(5_000);
    client.socket.disconnect();
    const refused = await product.call('GET', '/api/corporate/users', undefined, { cookie });
    expect(refused).toMatchObject({ status: 401, body: { error: { code: 'company_required' } } });
  });

  it('are sent away, too, where they were suspended the moment after they were let in', async () => {
    const { id, admin } = await company('Third Bank');
    const { cookie } = await member(admin, id, 'Manager');
    const client = await connectToRooms(product.address, {}, { cookie });
    // Let in as a member, and nobody's but a visitor of the shared company from the next look on.
    const asked = jest.spyOn(product.backend.app.get(CompanyCallers), 'companyOfHandshake')
      .mockResolvedValue(DEMO_COMPANY_ID).mockResolvedValueOnce(id);
    expect(await client.subscribe(`company:${id}`)).toMatchObject({ ok: true });
    await until('the connection to be cut', () => client.socket.disconnected);
    client.socket.disconnect();
    asked.mockRestore();
  });

  it('are switched between by somebody who is in two', async () => {
    const [first, second] = [await company('Alpha Trading'), await company('Beta Trading')];
    const both = newEmail();
    for (const { admin } of [first, second])
      await admin.call('POST', '/api/corporate/users', { name: 'Nadia', email: both });
    const nadia = await person(product, both);
    for (const { id } of [first, second]) await nadia.call('POST', `/api/me/companies/${id}/accept`);
    expect((await nadia.call('GET', '/api/corporate/company')).body.name).toBe('Beta Trading');
    await nadia.call('POST', `/api/me/companies/${first.id}/choose`);
    expect((await nadia.call('GET', '/api/corporate/company')).body.name).toBe('Alpha Trading');
    const stranger = await person(product);
    expect((await stranger.call('POST', `/api/me/companies/${first.id}/choose`)).status).toBe(404);
  });
});
