import { Injectable } from '@nestjs/common';
import { Clock, CryptoService } from '../../platform/index.js';

const SECONDS = 900;
const STATE = /^(\d{10})-([\w-]{43})$/;

/**
 * Proves that a flow began in this browser: issued before the visitor leaves for a partner, signed by the
 * partner into its ticket, valid in the same browser for 15 minutes [SS2].
 */
@Injectable()
export class BrowserStateService {
  constructor(
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  issue(browser: string): string {
    const until = Math.floor(this.clock.now().getTime() / 1000) + SECONDS;
    return `${until}-${this.sign(until, browser)}`;
  }

  /** Whether this state was issued to this browser and is still valid. */
  proves(state: string, browser: string): boolean {
    const [, until = '', signature = ''] = STATE.exec(state) ?? [];
    if (signature === '' || Number(until) * 1000 <= this.clock.now().getTime()) return false;
    return this.secrets.matches(textOf(Number(until), browser), signature, 'pass');
  }

  private sign(until: number, browser: string): string {
    return this.secrets.hash(textOf(until, browser), 'pass');
  }
}

const textOf = (until: number, browser: string): string => `partner-state:${until}:${browser}`;
