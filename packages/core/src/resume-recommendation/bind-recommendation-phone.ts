import { Injectable } from '@nestjs/common';
import { type ClientInfo, SignInGuard, SmsCodeService } from '../auth/index.js';
import { AuditLogService } from '../operator/index.js';
import { Clock, CryptoService } from '../platform/index.js';
import { RecommendationPhoneRepository } from './recommendation-phone.repository.js';

/**
 * The phone that employers may call about a recommended résumé: verified by a code, stored encrypted,
 * unusable for sign-in.
 */
@Injectable()
export class BindRecommendationPhone {
  constructor(
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly phones: RecommendationPhoneRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Replaces the previous phone with a verified one. */
  async run(
    userId: string,
    claim: { phone: string; code: string; challengeId: string },
    client: ClientInfo,
  ): Promise<void> {
    await this.guard.admitCode(client);
    await this.codes.redeem({ ...claim, purpose: 'resumeRecommend' });
    await this.audit.record(`user:${userId}`, 'recommendation.phone.bind', userId);
    await this.phones.put(userId, this.secrets.encrypt(claim.phone), this.clock.now());
  }
}
