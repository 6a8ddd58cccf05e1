import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { emptyDocument } from '../../packages/resume/src/defaults.js';
import type { ResumeDocument } from '../../packages/resume/src/document.js';
import { SAMPLES } from '../../packages/resume/src/samples.js';
import { keyedHash, query } from './database.js';
import { newPhone } from './unique.js';

export const PASSWORD = 'Setting-out-2026';
const CODE = '246810';

/** Calls the site's API and returns the data of a successful response. */
async function post<Data>(url: string, headers: Record<string, string>, body: object): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 1 && code !== 200) throw new Error(`${url}: ${response.status} ${code} ${msg}`);
  return data;
}

/** Stores a known registration code for a phone and returns its id. */
async function sentCode(phone: string): Promise<string> {
  const id = randomUUID();
  const recipient = keyedHash(phone, 'index');
  const hash = keyedHash(`${id}:${recipient}:register:${CODE}`, 'code');
  await query(
    `INSERT INTO code_challenge (id, recipient_index, purpose, code_hash, expires_at)
     VALUES ($1, $2, 'register', $3, now() + interval '5 minutes')`,
    [id, recipient, hash],
  );
  return id;
}

/** A registered and signed-in account with the API calls that set up a test. */
export class Account {
  constructor(
    private readonly site: string,
    private readonly headers: Record<string, string>,
    readonly phone: string,
    readonly username: string,
    readonly token: string,
  ) {}

  readonly password = PASSWORD;

  /** Calls the API as this account. */
  post<Data>(path: string, body: object = {}): Promise<Data> {
    return post(this.site + path, { ...this.headers, token: this.token }, body);
  }

  /** Signs in on another device and returns that token. */
  async signInElsewhere(): Promise<string> {
    const { phone, password } = this;
    const login = { login_type: 'cas', type: '1', phone, password };
    return (await post<{ token: string }>(`${this.site}/user/login`, this.headers, login)).token;
  }

  /** Creates a résumé, by default from a sample, and returns its id. */
  async newResume({
    title = '我的简历',
    document = SAMPLES.nursing(),
  }: { title?: string; document?: Partial<ResumeDocument> } = {}): Promise<string> {
    const whole = { ...emptyDocument(), ...document };
    const { id } = await this.post<{ id: string }>('/make_resume/saveMakeResume', {
      title,
      tz_url: whole.meta.templateCode,
      resume_type: whole.meta.lang,
      document: JSON.stringify(whole),
    });
    return id;
  }
}

/** Registers an account that has not yet seen the first gift, the checklist or the invitation. */
export async function newNewcomer(site: string, headers: Record<string, string>): Promise<Account> {
  const phone = newPhone();
  const { username, token } = await post<{ username: string; token: string }>(
    `${site}/user/jyqRegister`,
    headers,
    {
      phone,
      password: PASSWORD,
      code: CODE,
      msg_id: await sentCode(phone),
    },
  );
  return new Account(site, headers, phone, username, token);
}

/** Registers an account that has taken the first gift and skipped the checklist and the invitation. */
export async function newMember(site: string, headers: Record<string, string>): Promise<Account> {
  const account = await newNewcomer(site, headers);
  await Promise.all([
    account.post('/myinfo/addAiCount'),
    account.post('/myinfo/setUserFinishPcGuide'),
    account.post('/user/skipAuthEmail'),
  ]);
  return account;
}

/** Signs every tab in as this account before its first script runs, until the tab signs out. */
export async function enterAs(where: Page | BrowserContext, { token }: { token: string }): Promise<void> {
  await where.addInitScript((value) => {
    if (sessionStorage.getItem('entered') !== null) return;
    sessionStorage.setItem('entered', '1');
    localStorage.setItem('token', value);
  }, token);
}
