import { Inject, Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, CORE_CONFIG, type CoreConfig, Failure } from '../../platform/index.js';
import {
  type ActivePartner,
  PartnerService,
  type PartnerDirectoryFailure,
} from '../directory/partner.service.js';
import {
  PartnerServiceRepository,
  type PartnerServiceRow,
  type PartnerServiceKind,
} from './partner-service.repository.js';

export interface ConnectedPartner extends ActivePartner {
  resumeUrl: string;
  jobsUrl: string;
}

/** Which partner receives résumés and lists jobs. */
@Injectable()
export class PartnerFeatureService {
  constructor(
    private readonly services: PartnerServiceRepository,
    private readonly partners: PartnerService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** The partner that provides a service, with its key; null when none does or it is disabled. */
  async find(kind: PartnerServiceKind): Promise<ConnectedPartner | null> {
    const row = await this.services.find(kind);
    const partner = row && (await this.partners.findActive(row.partnerCode));
    return row && partner && { ...partner, resumeUrl: row.resumeUrl, jobsUrl: row.jobsUrl };
  }

  list(): Promise<PartnerServiceRow[]> {
    return this.services.list();
  }

  isMember(partnerCode: string, userId: string): Promise<boolean> {
    return this.services.isMember(partnerCode, userId);
  }

  /** Assigns a service to a partner; its addresses must be on the partner's own hosts. */
  async connect({ actor, ...row }: PartnerServiceRow & { actor: string }): Promise<void> {
    const { kind, partnerCode, resumeUrl, jobsUrl } = row;
    const partner = await this.partners.findActive(partnerCode);
    if (!partner) throw new Failure<PartnerDirectoryFailure>('partnerUnknown');
    const urls = [resumeUrl, jobsUrl].filter((url) => url !== '');
    if (urls.length === 0 || !urls.every((url) => this.isOf(partner, url))) {
      throw new Failure<PartnerDirectoryFailure>('partnerServiceInvalid');
    }
    await this.audit.record(actor, 'partner.connect', partnerCode, { kind, resumeUrl, jobsUrl });
    await this.services.put(row, this.clock.now());
  }

  /** Stops all requests to the partner of a service. */
  async disconnect({ actor, kind }: { actor: string; kind: PartnerServiceKind }): Promise<void> {
    await this.audit.record(actor, 'partner.disconnect', kind);
    if (!(await this.services.remove(kind))) {
      throw new Failure<PartnerDirectoryFailure>('partnerServiceUnknown');
    }
  }

  private isOf({ hosts }: ActivePartner, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, host, username, password, hash } = new URL(address);
    const isSafe =
      protocol === 'https:' || (protocol === 'http:' && this.config.environment !== 'production');
    return isSafe && hosts.includes(host) && username === '' && password === '' && hash === '';
  }
}
