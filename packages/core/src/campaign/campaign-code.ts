import type { CryptoService } from '../platform/index.js';

const CODE = /^([\w-]{22})\.([\w-]{43})$/;

const signed = (id: string) => `campaign:${id}`;

/** The campaign code in links: its id with our signature, so that codes cannot be guessed or altered. */
export function campaignCodeOf(secrets: CryptoService, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return `${bytes.toString('base64url')}.${secrets.hash(signed(id), 'link')}`;
}

/** The campaign of a code; null if we did not sign it. */
export function campaignIdIn(secrets: CryptoService, code: string): string | null {
  const [, name = '', signature = ''] = CODE.exec(code) ?? [];
  const hex = Buffer.from(name, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return secrets.matches(signed(id), signature, 'link') ? id : null;
}
