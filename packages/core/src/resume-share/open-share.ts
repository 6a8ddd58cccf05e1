import { Injectable } from '@nestjs/common';
import type { ResumeDocument } from '@qicheng/resume/document';
import { hasAiText } from '@qicheng/resume/printed-document';
import { sharedDocument } from '@qicheng/resume/projection';
import { PasswordHasher } from '../account/index.js';
import { Clock, Failure } from '../platform/index.js';
import { openDocument, type ResumeLanguage } from '../resume/index.js';
import type { OpenedShare, ResumeShareFailure } from './resume-share.js';
import { type FoundShare, ResumeShareRepository } from './resume-share.repository.js';
import { ShareLinkService } from './share-link.service.js';
import { ShareRateLimiter } from './share-rate-limiter.js';

/** The credentials of a visitor who follows a link. */
export interface ShareKey {
  token: string | undefined;
  password: string | undefined;
  ip: string;
}

/**
 * The only access to a shared résumé: every request by link goes through here, and nothing else returns a
 * document to anybody but its owner [SH2].
 */
@Injectable()
export class OpenShare {
  constructor(
    private readonly shares: ResumeShareRepository,
    private readonly links: ShareLinkService,
    private readonly limits: ShareRateLimiter,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * The share, reduced to what its owner shows. Throws tooManyRequests, or shareNotFound for any other
   * reason: no token, an unknown, revoked or expired one, a missing or wrong password, too many attempts.
   */
  async run(key: ShareKey): Promise<OpenedShare> {
    await this.limits.admit(key.ip);
    const tokenHash = this.links.lookUp(key.token);
    const found = tokenHash && (await this.shares.findLive(tokenHash, this.clock.now()));
    if (!found || !(await this.knowsPassword(found, key)))
      throw new Failure<ResumeShareFailure>('shareNotFound');
    const { passwordHash: _hash, document: stored, base, ...share } = found;
    const whole = openDocument(stored, base);
    const document = sharedDocument(whole, found);
    const { language } = share;
    return {
      ...share,
      document,
      title: titleOf(document, language),
      hasAiText: hasAiText(whole, language),
    };
  }

  private async knowsPassword({ shareId, passwordHash }: FoundShare, key: ShareKey): Promise<boolean> {
    if (passwordHash === null) return true;
    const password = key.password?.trim() ?? '';
    if (password === '' || !(await this.limits.mayTry(shareId, key.ip))) return false;
    const isMatch = await this.passwords.verify(passwordHash, password);
    if (!isMatch) await this.limits.countWrongPassword(shareId, key.ip);
    return isMatch;
  }
}

function titleOf({ basics }: ResumeDocument, language: ResumeLanguage): string {
  const { zh, en, pinyin } = basics.name ?? {};
  const name = (language === 'zh' ? (zh ?? en ?? pinyin) : (en ?? pinyin ?? zh))?.trim();
  if (!name) return language === 'zh' ? '简历' : 'Résumé';
  return language === 'zh' ? `${name}的简历` : `${name} Résumé`;
}
