import { Inject, Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { CORE_CONFIG, type CoreConfig, CryptoService } from '../platform/index.js';
import { TOKEN_BYTES } from './resume-share.js';

const TOKEN = /^[\w-]{22}$/;

/** Share tokens: random, stored as a keyed hash, and sealed for their owner. */
@Injectable()
export class ShareLinkService {
  constructor(
    private readonly secrets: CryptoService,
    @Inject(CORE_CONFIG) private readonly config: Pick<CoreConfig, 'appUrl'>,
  ) {}

  /** A new token in its stored forms. */
  issue(): { tokenHash: string; tokenCipher: string } {
    const token = this.secrets.token(TOKEN_BYTES);
    return { tokenHash: this.hashOf(token), tokenCipher: this.secrets.encrypt(token) };
  }

  /** The look-up hash of a presented token; null for a malformed one. */
  lookUp(token: string | undefined): string | null {
    return token !== undefined && TOKEN.test(token) ? this.hashOf(token) : null;
  }

  /** The token from its sealed form, with its page address [decision 24]. */
  reveal(tokenCipher: string): { token: string; url: string } {
    const token = this.secrets.decrypt(tokenCipher);
    return { token, url: `${this.config.appUrl}/resume/share?md5=${token}` };
  }

  /** The address as a QR code, an SVG image. */
  draw(url: string): Promise<string> {
    return QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  }

  private hashOf(token: string): string {
    return this.secrets.hash(`share:${token}`, 'token');
  }
}
