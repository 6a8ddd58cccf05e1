import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import { PartnerRepository, type PartnerRow } from './partner.repository.js';

/** Why a partner's ticket, proof or request is rejected. */
export type PartnerFailure =
  | 'partnerTicketInvalid'
  | 'partnerProofInvalid'
  | 'partnerRequestInvalid'
  | 'partnerConfirmExpired';

/** Messages for operators; never shown to visitors. */
export type PartnerDirectoryFailure =
  | 'partnerCodeInvalid'
  | 'partnerCodeTaken'
  | 'partnerHostInvalid'
  | 'partnerUnknown'
  | 'partnerServiceInvalid'
  | 'partnerServiceUnknown';

export interface ActivePartner {
  code: string;
  name: string;
  hosts: string[];
  /** Its ASCII characters are the HMAC key. */
  key: string;
}

type PartnerSummary = Omit<PartnerRow, 'keyCipher'>;

const CODE = /^[a-z][a-z\d-]{1,29}$/;

/** The sites that exchange members with us. */
@Injectable()
export class PartnerService {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** An enabled partner with its key; null when the code matches none. */
  async findActive(code: string): Promise<ActivePartner | null> {
    const row = CODE.test(code) ? await this.partners.findActive(code) : null;
    return row && { ...shown(row), key: this.secrets.decrypt(row.keyCipher) };
  }

  /** All partners by code, including disabled ones; never their keys. */
  async list(): Promise<PartnerSummary[]> {
    return (await this.partners.list()).map(shown);
  }

  /** Adds a partner and returns its key, which is shown only once. */
  async add(input: { actor: string; code: string; name: string; hosts: string[] }): Promise<{ key: string }> {
    const { actor, code, name } = input;
    const hosts = [...new Set(input.hosts)];
    if (!CODE.test(code)) throw new Failure<PartnerDirectoryFailure>('partnerCodeInvalid');
    if (hosts.length === 0 || !hosts.every(isHost)) {
      throw new Failure<PartnerDirectoryFailure>('partnerHostInvalid');
    }
    const key = this.secrets.token();
    await this.audit.record(actor, 'partner.add', code, { hosts: hosts.join(' ') });
    const keyCipher = this.secrets.encrypt(key);
    const isNew = await this.partners.add({ code, name, hosts, keyCipher, createdAt: this.clock.now() });
    if (!isNew) throw new Failure<PartnerDirectoryFailure>('partnerCodeTaken');
    return { key };
  }

  /** Stops accepting its tickets and sending members there; existing accounts and sessions remain. */
  async disable({ actor, code }: { actor: string; code: string }): Promise<void> {
    await this.audit.record(actor, 'partner.disable', code);
    await this.change(code, { disabledAt: this.clock.now() });
  }

  /** Replaces the key immediately and returns the new one, which is shown only once. */
  async rotateKey({ actor, code }: { actor: string; code: string }): Promise<{ key: string }> {
    const key = this.secrets.token();
    await this.audit.record(actor, 'partner.rotateKey', code);
    await this.change(code, { keyCipher: this.secrets.encrypt(key) });
    return { key };
  }

  private async change(code: string, change: { keyCipher?: string; disabledAt?: Date }): Promise<void> {
    if (!(await this.partners.change(code, change))) {
      throw new Failure<PartnerDirectoryFailure>('partnerUnknown');
    }
  }
}

const shown = ({ code, name, hosts, createdAt, disabledAt }: PartnerRow): PartnerSummary => ({
  code,
  name,
  hosts,
  createdAt,
  disabledAt,
});

// Compared exactly with the host of a parsed address: no wildcards, nothing a parser would normalise.
function isHost(host: string): boolean {
  if (!/^[a-z\d.:-]+$/.test(host)) return false;
  const parsed = URL.canParse(`https://${host}/`) ? new URL(`https://${host}/`) : null;
  return parsed !== null && parsed.host === host && !host.endsWith('.');
}
