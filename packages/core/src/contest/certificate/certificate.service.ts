import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import type { ContestKind, Entry, ContestAdminFailure, ContestFailure } from '../contest.js';
import { ContestRepository } from '../contest.repository.js';
import { maskedName, type OwnCertificate, type VerifiedCertificate } from './certificate.js';
import { CertificateRepository } from './certificate.repository.js';

const CODE_BYTES = 16;
const CODE = /^[\w-]{22}$/;

/** Certificates of awards: issued after publication, verifiable by anyone who has one. */
@Injectable()
export class CertificateService {
  constructor(
    private readonly certificates: CertificateRepository,
    private readonly contests: ContestRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Issues missing certificates for the worker to print. Returns the number to print. */
  async issue(actor: string, code: string): Promise<number> {
    const contest = await this.contests.findByCode(code);
    if (contest === null) throw new Failure<ContestAdminFailure>('contestUnknown');
    if (contest.publishedAt === null) throw new Failure<ContestAdminFailure>('contestNotClosed');
    const missing = await this.certificates.listWithout(contest.id);
    await this.audit.record(actor, 'contest.certificates', code, { count: missing.length });
    const createdAt = this.clock.now();
    const again = await this.certificates.requeueFailed(contest.id, createdAt);
    const added = await this.certificates.insert(
      missing.map((row) => ({ ...row, code: this.secrets.token(CODE_BYTES), createdAt })),
    );
    return again + added;
  }

  /** Mine, newest first; its file is null while it is being made. */
  async own(userId: string, kind: ContestKind): Promise<OwnCertificate> {
    const own = await this.certificates.findOwn(userId, kind);
    if (own === null) throw new Failure<ContestFailure>('certificateAbsent');
    return own;
  }

  /** Whether an entry has a certificate and its file is available. */
  async stateOf({ id, award }: Entry): Promise<'none' | 'making' | 'ready'> {
    const status = award === '' ? null : await this.certificates.stateOf(id);
    if (status === null) return 'none';
    return status === 'done' ? 'ready' : 'making';
  }

  /** Certificate data by its printed code. */
  async verify(code: string): Promise<VerifiedCertificate> {
    const found = CODE.test(code) ? await this.certificates.findByCode(code) : null;
    if (found === null) throw new Failure<ContestFailure>('certificateUnknown');
    const { fullName, rank: _rank, ...certificate } = found;
    return { ...certificate, holder: maskedName(fullName) };
  }
}
