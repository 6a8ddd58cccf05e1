import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import { PartnerRepository, type PartnerRow } from './partner.repository.js';

/** Why a partner's ticket, proof or request is not taken. */
export type PartnerFailure =
  | 'partnerTicketInvalid'
  | 'partnerProofInvalid'
  | 'partnerRequestInvalid'
  | 'partnerConfirmExpired';

/** Messages for operators; none of them reaches a visitor. */
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
  /** Its characters, as ASCII, are the HMAC key. */
  key: string;
}

type PartnerSummary = Omit<PartnerRow, 'keyCipher'>;

const CODE = /^[a-z][a-z\d-]{1,29}$/;

/** The sites that may send us their members and to which we may send ours. */
@Injectable()
export class PartnerService {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** A partner that is not disabled, with its key; null for any text that names none. */
  async findActive(code: string): Promise<ActivePartner | null> {
    const row = CODE.test(code) ? await this.partners.findActive(code) : null;
    return row && { ...shown(row), key: this.secrets.decrypt(row.keyCipher) };
  }

  /** All partners by code, disabled ones too; never their keys. */
  async list(): Promise<PartnerSummary[]> {
    return (await this.partners.list()).map(shown);
  }

  /** Admits a partner and gives its key, this once. */
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

  /** Takes no more of its tickets and sends nobody there; accounts and sessions that exist stay. */
  async disable({ actor, code }: { actor: string; code: string }): Promise<void> {
    await this.audit.record(actor, 'partner.disable', code);
    await this.change(code, { disabledAt: this.clock.now() });
  }

  /** Replaces the key at once and gives the new one, this once. */
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

// Compared with the host of a parsed address, letter by letter: no wildcards, nothing that a parser would change.
function isHost(host: string): boolean {
  if (!/^[a-z\d.:-]+$/.test(host)) return false;
  const parsed = URL.canParse(`https://${host}/`) ? new URL(`https://${host}/`) : null;
  return parsed !== null && parsed.host === host && !host.endsWith('.');
}
