import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, CryptoService } from '../../platform/index.js';
import { CodeChallengeRepository } from './code-challenge.repository.js';

/** The recipient (a keyed hash) and purpose of a code. */
export interface CodeBinding {
  recipientIndex: string;
  purpose: string;
}

/** Six-digit codes for any channel: stored hashed, bound to recipient and purpose, five attempts, one use. */
@Injectable()
export class CodeChallengeService {
  constructor(
    private readonly challenges: CodeChallengeRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Creates a code valid for `seconds`; the caller delivers it. */
  async create(binding: CodeBinding, seconds: number): Promise<{ challengeId: string; code: string }> {
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + seconds * 1000);
    await this.challenges.add({
      id,
      ...binding,
      codeHash: this.hashOf(id, binding, code),
      createdAt,
      expiresAt,
    });
    return { challengeId: id, code };
  }

  /** Deletes a code that was not delivered. */
  withdraw(challengeId: string): Promise<void> {
    return this.challenges.remove(challengeId);
  }

  /** The newest possibly valid code of a recipient and purpose, or null. */
  findNewest(binding: CodeBinding): Promise<string | null> {
    return this.challenges.findNewest(binding, this.clock.now());
  }

  /** Spends a code; returns false alike for a wrong, expired or used one, or another recipient or purpose. */
  spend(claim: CodeBinding & { challengeId: string; code: string }): Promise<boolean> {
    const { challengeId, code, recipientIndex, purpose } = claim;
    const codeHash = this.hashOf(challengeId, claim, code);
    return this.challenges.spend({ id: challengeId, recipientIndex, purpose, codeHash }, this.clock.now());
  }

  private hashOf(id: string, { recipientIndex, purpose }: CodeBinding, code: string): string {
    return this.secrets.hash(`${id}:${recipientIndex}:${purpose}:${code.toUpperCase()}`, 'code');
  }
}
