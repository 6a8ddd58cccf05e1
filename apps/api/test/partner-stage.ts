import { PartnerService } from '@qicheng/core/partner';
import type { Database } from '@qicheng/db';
import { PartnerSite } from '@qicheng/testing/partner-site';
import { BrowserClient } from './browser-client.js';
import { startApi, type TestApi } from './harness.js';
import { openAccount } from './visitor.js';

export const RETURN = '/api/partner/return';

/** The API with two partners, one of which is a stub that receives requests. */
export class PartnerStage {
  private phones = 0;

  private constructor(
    readonly api: TestApi,
    readonly database: Database,
    readonly site: PartnerSite,
    readonly host: string,
    readonly otherKey: string,
  ) {}

  static async start(): Promise<PartnerStage> {
    const api = await startApi();
    const partners = api.app.get(PartnerService, { strict: false });
    const site = new PartnerSite({ code: 'jobs', key: '', audience: 'localhost' });
    const host = await site.listen();
    const actor = 'test';
    site.useKey((await partners.add({ actor, code: 'jobs', name: '就业平台', hosts: [host] })).key);
    const hosts = ['campus.example.cn'];
    const { key } = await partners.add({ actor, code: 'campus', name: '校园网', hosts });
    return new PartnerStage(api, api.openDatabase(), site, host, key);
  }

  readonly browser = () => new BrowserClient(this.api);

  readonly countSessions = () => this.database.session.count();

  /** Returns the state that the site issues when a browser leaves for the partner. */
  readonly stateOf = async (visitor: BrowserClient): Promise<string> => {
    const { data } = await visitor.post(RETURN, { jyq_url: `http://${this.host}/` });
    return new URL((data as { url: string }).url).searchParams.get('state') ?? '';
  };

  /** Creates an account of the site with a phone, signed in. */
  readonly member = () => openAccount(this.api, `1380000${String((this.phones += 1)).padStart(4, '0')}`);

  /** Signs in a partner's member with a ticket, in a flow that started on the site. */
  readonly knownMember = async (name: string): Promise<{ visitor: BrowserClient; userId: string }> => {
    const visitor = this.browser();
    const ticket = this.site.ticket(name, { state: await this.stateOf(visitor), name: '林晓舟' });
    return {
      visitor,
      userId: userIn((await visitor.post('/user/passTickLogin', { pass_ticket: ticket })).data),
    };
  };

  async stop(): Promise<void> {
    await this.site.close();
    await this.database.$disconnect();
    await this.api.stop();
  }
}

/** Returns the user id in the data of a response. */
export const userIn = (data: unknown): string => (data as { user_id: string }).user_id;
