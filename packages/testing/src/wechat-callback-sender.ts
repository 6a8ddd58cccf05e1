import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface CallbackAccount {
  appId: string;
  token: string;
  aesKey: string | null;
}

/** Creates WeChat callbacks, implemented from WeChat's documentation without the library that reads them. */
export class WechatCallbackSender {
  constructor(private readonly account: CallbackAccount) {}

  /** Returns the signed query of a callback; `over` falsifies it. */
  query(over: { timestamp?: number; nonce?: string; token?: string; sealed?: string } = {}): URLSearchParams {
    const timestamp = String(over.timestamp ?? Math.floor(Date.now() / 1000));
    const nonce = over.nonce ?? randomBytes(8).toString('hex');
    const token = over.token ?? this.account.token;
    const query = new URLSearchParams({ signature: sha1(token, timestamp, nonce), timestamp, nonce });
    if (over.sealed !== undefined) {
      query.set('encrypt_type', 'aes');
      query.set('msg_signature', sha1(token, timestamp, nonce, over.sealed));
    }
    return query;
  }

  /** Returns a scan by a follower (SCAN), or by a user who follows the account with it (subscribe). */
  scan(openid: string, scene: string, event: 'SCAN' | 'subscribe' = 'SCAN'): string {
    const key = event === 'SCAN' ? scene : `qrscene_${scene}`;
    return (
      `<xml><ToUserName><![CDATA[gh_fictional]]></ToUserName><FromUserName><![CDATA[${openid}]]></FromUserName>` +
      `<CreateTime>1790000000</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event>` +
      `<EventKey><![CDATA[${key}]]></EventKey><Ticket><![CDATA[TICKET]]></Ticket></xml>`
    );
  }

  /** Encrypts with AES-256-CBC: 16 random bytes, the length, the text and the app id, padded to 32 bytes. */
  seal(text: string, appId = this.account.appId): string {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(text));
    const plain = Buffer.concat([randomBytes(16), length, Buffer.from(text), Buffer.from(appId)]);
    const pad = 32 - (plain.length % 32);
    const cipher = createCipheriv('aes-256-cbc', this.key(), this.key().subarray(0, 16)).setAutoPadding(
      false,
    );
    return Buffer.concat([
      cipher.update(plain),
      cipher.update(Buffer.alloc(pad, pad)),
      cipher.final(),
    ]).toString('base64');
  }

  envelope(sealed: string): string {
    return `<xml><ToUserName><![CDATA[gh_fictional]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`;
  }

  /** Decrypts a response; throws when its signature is invalid. */
  open(answer: string): string {
    const field = (name: string) =>
      new RegExp(`<${name}>(?:<!\\[CDATA\\[)?([^\\]<]*)`).exec(answer)?.[1] ?? '';
    const sealed = field('Encrypt');
    const signature = sha1(this.account.token, field('TimeStamp'), field('Nonce'), sealed);
    if (signature !== field('MsgSignature')) throw new Error('the response is not signed');
    const decipher = createDecipheriv('aes-256-cbc', this.key(), this.key().subarray(0, 16));
    decipher.setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]);
    return plain.subarray(20, 20 + plain.readUInt32BE(16)).toString();
  }

  private key(): Buffer {
    return Buffer.from(`${this.account.aesKey ?? ''}=`, 'base64');
  }
}

const sha1 = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex');
