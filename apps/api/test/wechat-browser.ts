import type { TestApi, WireAnswer } from './harness.js';

/** A browser that signs in by a WeChat QR code and stores its cookie. */
export class WechatBrowser {
  cookie = '';

  constructor(private readonly api: TestApi) {}

  async openScene(): Promise<string> {
    return this.dataOf<{ scene_id: string }>(await this.send('/user/wxPcloginCode', {})).scene_id;
  }

  poll(sceneId: string): Promise<WireAnswer> {
    return this.send('/user/wxPcloginCheck', { scene_id: sceneId, type: '1', domain: 'localhost' });
  }

  bind(fields: object): Promise<WireAnswer> {
    return this.send('/user/wxBindphone', { domain: 'localhost', ...fields });
  }

  async send(path: string, body: object): Promise<WireAnswer> {
    const answer = await this.api.post(path, body, this.cookie === '' ? {} : { cookie: this.cookie });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    return answer;
  }

  dataOf<T>({ data }: WireAnswer): T {
    return data as T;
  }
}

/** A phone with the local driver: scans as a person and decides on the page that opens. */
export class LocalPhone {
  constructor(private readonly api: TestApi) {}

  /** Scans a code and returns the URL of the decision page; null when the code has expired. */
  async scan(sceneId: string, name = '林晓'): Promise<string | null> {
    const response = await this.form('/dev/wechat/phone', { scene: sceneId, person: name });
    return response.headers.get('location');
  }

  async decide(address: string, decision: 'confirm' | 'cancel' = 'confirm'): Promise<void> {
    const token = new URL(address, this.api.url).searchParams.get('t') ?? '';
    await this.form('/api/wechat/confirm', { t: token, decision });
  }

  async confirm(sceneId: string, name?: string): Promise<void> {
    const address = await this.scan(sceneId, name);
    if (address === null) throw new Error('the scan was refused');
    await this.decide(address);
  }

  private form(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(this.api.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: this.api.url },
      redirect: 'manual',
    });
  }
}
