import { CryptoService } from './crypto.service.js';

const secrets = new CryptoService('a secret for tests only, 32 characters');
const PURPOSES = ['field', 'index', 'code', 'pass', 'token', 'link', 'public-id'] as const;

describe('CryptoService', () => {
  it('has a 256-bit key for each purpose, different for every purpose and secret', () => {
    const bytesOf = (service: CryptoService, purpose: (typeof PURPOSES)[number]) =>
      service.key(purpose).export().toString('hex');
    const keys = PURPOSES.map((purpose) => bytesOf(secrets, purpose));
    expect(keys.every(({ length }) => length === 64)).toBe(true);
    expect(new Set(keys).size).toBe(PURPOSES.length);
    expect(bytesOf(new CryptoService('another secret for tests, 32 signs'), 'field')).not.toBe(keys[0]);
    // Stored fields and hashes must stay readable.
    expect(keys[0]).toBe('fb61266f870bc23fae9006ffb3a58cfd7701f02adf516fc8f06ec04a7b5b386c');
  });

  it('encrypts with AES-256-GCM, differently each time, and decrypts the result', () => {
    const sealed = Array.from({ length: 200 }, () => secrets.encrypt('13800000001'));
    expect(
      new Set(sealed.map((text) => Buffer.from(text, 'base64url').subarray(0, 12).toString('hex'))).size,
    ).toBe(200);
    expect(sealed.every((text) => secrets.decrypt(text) === '13800000001')).toBe(true);
  });

  it('decrypts nothing that was altered, nor with the key of another purpose', () => {
    const sealed = Buffer.from(secrets.encrypt('13800000001'), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => secrets.decrypt(altered.toString('base64url'))).toThrow();
    }
    expect(() => secrets.decrypt(sealed.toString('base64url'), 'public-id')).toThrow();
  });

  it('hashes with HMAC-SHA-256, separately for each purpose, and compares whole values', () => {
    const hash = secrets.hash('402710', 'code');
    expect(Buffer.from(hash, 'base64url')).toHaveLength(32);
    expect(secrets.hash('402710', 'pass')).not.toBe(hash);
    expect(secrets.matches('402710', hash, 'code')).toBe(true);
    expect(secrets.matches('402711', hash, 'code')).toBe(false);
    expect(secrets.matches('402710', hash.slice(0, 20), 'code')).toBe(false);
  });

  it('creates unique tokens of 256 random bits', () => {
    const tokens = Array.from({ length: 1_000 }, () => secrets.token());
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
    expect(new Set(tokens).size).toBe(1_000);
  });
});
