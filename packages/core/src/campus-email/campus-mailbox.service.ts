import { Injectable } from '@nestjs/common';
import { Failure, CryptoService } from '../platform/index.js';
import { isEducationDomain, parseCampusAddress } from './campus-address.js';
import type { CampusEmailFailure } from './campus-email.failures.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { SchoolMailDomainService } from './domains/school-mail-domain.service.js';

/** A mailbox issued by a school. */
export interface CampusMailbox {
  address: string;
  /** Keyed hash of its canonical form. */
  index: string;
  /** The school whose listed domain contains it; null if only `.edu.cn` identifies it. */
  listedSchool: string | null;
}

/** Decides which mailboxes are schools' and who owns them. */
@Injectable()
export class CampusMailboxService {
  constructor(
    private readonly domains: SchoolMailDomainService,
    private readonly accounts: CampusEmailRepository,
    private readonly secrets: CryptoService,
  ) {}

  /** Parses an address, or refuses it with `campusEmailMalformed` or `campusEmailNotEducation`. */
  async read(email: string): Promise<CampusMailbox> {
    const parsed = parseCampusAddress(email);
    if (parsed === null) throw new Failure<CampusEmailFailure>('campusEmailMalformed');
    const listedSchool = await this.domains.findSchool(parsed.domains);
    if (listedSchool === null && !isEducationDomain(parsed))
      throw new Failure<CampusEmailFailure>('campusEmailNotEducation');
    const index = this.secrets.hash(`mailbox:${parsed.canonical}`, 'index');
    return { address: parsed.address, index, listedSchool };
  }

  /** Refuses a mailbox that another account has verified, with `campusEmailTaken`. */
  async assertFree({ index }: CampusMailbox, userId: string): Promise<void> {
    const owner = await this.accounts.findOwner(index);
    if (owner !== null && owner !== userId) throw new Failure<CampusEmailFailure>('campusEmailTaken');
  }

  /** What a code is bound to: the mailbox and one account. */
  bindingOf({ index }: CampusMailbox, userId: string): { recipientIndex: string; purpose: string } {
    const recipientIndex = this.secrets.hash(`mailbox:${index}:${userId}`, 'index');
    return { recipientIndex, purpose: 'campusEmail' };
  }
}
