import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

type Purpose = 'field' | 'index' | 'code' | 'pass' | 'token' | 'link' | 'public-id';

/** Keys derived from the application secret, one per purpose, and the operations with them. */
export class CryptoService {
  private readonly keys = new Map<Purpose, KeyObject>();

  constructor(private readonly appSecret: string) {}

  /**
   * A 32-byte key for one purpose (HKDF-SHA256), cached because deriving takes six times as long as hashing. A
   * KeyObject, because jsonwebtoken first tries to parse raw bytes as a public key.
   */
  key(purpose: Purpose): KeyObject {
    let key = this.keys.get(purpose);
    if (key === undefined) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', this.appSecret, 'qicheng', purpose, 32)));
      this.keys.set(purpose, key);
    }
    return key;
  }

  /** AES-256-GCM, base64url of iv, tag and text; for stored personal fields. */
  encrypt(text: string, purpose: Purpose = 'field'): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Reverses {@link encrypt}; throws when the text was altered or encrypted with another key. */
  decrypt(sealed: string, purpose: Purpose = 'field'): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** Keyed hash (base64url) for look-ups and for storing codes, passes and tokens. */
  hash(text: string, purpose: Purpose): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('base64url');
  }

  /** Compares a text with its stored {@link hash} in constant time. */
  matches(text: string, hash: string, purpose: Purpose): boolean {
    const expected = Buffer.from(this.hash(text, purpose));
    const received = Buffer.from(hash);
    return expected.length === received.length && timingSafeEqual(expected, received);
  }

  /** A random opaque token of `bytes` bytes, base64url. */
  token(bytes = 32): string {
    return randomBytes(bytes).toString('base64url');
  }
}
