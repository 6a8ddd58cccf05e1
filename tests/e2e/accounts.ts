import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { emptyDocument } from '../../packages/resume/src/defaults.js';
import type { ResumeDocument } from '../../packages/resume/src/document.js';
import { SAMPLES } from '../../packages/resume/src/samples.js';
import { keyedHash, query } from './database.js';
import { newPhone } from './unique.js';

export const PASSWORD = 'Setting-out-2026';
const CODE = '246810';

/** A call of the site's interface; gives the data of a success. */
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

/** The name of a code that was "sent" to a phone. */
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

/** Somebody who is registered and signed in, with the calls that a journey prepares itself by. */
export class Account {
  constructor(
    private readonly site: string,
    private readonly headers: Record<string, string>,
    readonly phone: string,
    readonly username: string,
    readonly token: string,
  ) {}

  readonly password = PASSWORD;

  /** Calls the site as this person. */
  post<Data>(path: string, body: object = {}): Promise<Data> {
    return post(this.site + path, { ...this.headers, token: this.token }, body);
  }

  /** Signs in on another device and gives that token. */
  async signInElsewhere(): Promise<string> {
    const { phone, password } = this;
    const login = { login_type: 'cas', type: '1', phone, password };
    return (await post<{ token: string }>(`${this.site}/user/login`, this.headers, login)).token;
  }

  /** Makes a résumé, of a sample where none is given, and gives its id. */
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

/** Registers somebody who has done nothing else yet: the first gift, the checklist and the invitation are to come. */
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

/** Registers somebody who has taken the gift and is past the checklist and the invitation. */
export async function newMember(site: string, headers: Record<string, string>): Promise<Account> {
  const account = await newNewcomer(site, headers);
  await Promise.all([
    account.post('/myinfo/addAiCount'),
    account.post('/myinfo/setUserFinishPcGuide'),
    account.post('/user/skipAuthEmail'),
  ]);
  return account;
}

/** Every tab is this person's from its first script on, until they sign out there. */
export async function enterAs(where: Page | BrowserContext, { token }: { token: string }): Promise<void> {
  await where.addInitScript((value) => {
    if (sessionStorage.getItem('entered') !== null) return;
    sessionStorage.setItem('entered', '1');
    localStorage.setItem('token', value);
  }, token);
}
