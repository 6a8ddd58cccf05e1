import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock, CORE_CONFIG, type CoreConfig, CryptoService } from '../../platform/index.js';
import type { ActivePartner } from '../directory/partner.service.js';
import { memberNameOf } from '../ticket/partner-ticket.service.js';

/** One request to a partner's server. */
interface PartnerCall {
  partner: ActivePartner;
  url: string;
  use: 'resume' | 'jobs';
  /** Sent as JSON; without it the request is a GET. */
  body?: object;
  /** Identifies the request across all attempts. */
  key?: string;
  signal?: AbortSignal;
}

/** `refused`: a retry will not help. `unanswered`: the request may or may not have arrived. */
export type CallOutcome =
  | { kind: 'taken'; body: unknown }
  | { kind: 'refused' | 'failed'; status: number }
  | { kind: 'unanswered' };

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Already received under the same key. */
const REPEATED = 409;
const WORTH_ANOTHER_TRY = new Set([408, 425, 429]);

/** Calls to partners over HTTPS, signed with the partner's key (docs/PARTNER.md section 9). */
@Injectable()
export class PartnerCallService {
  constructor(
    private readonly jwt: JwtService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** A member's opaque name at a partner. */
  memberName(partnerCode: string, userId: string): string {
    return memberNameOf(this.secrets, partnerCode, userId);
  }

  /** Makes one attempt of at most ten seconds; never throws because of the partner. */
  async send(call: PartnerCall): Promise<CallOutcome> {
    const content = call.body === undefined ? '' : JSON.stringify(call.body);
    const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(call.signal ? [call.signal] : [])];
    try {
      const response = await fetch(call.url, {
        method: call.body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${this.ticketFor(call, content)}`,
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...(call.key !== undefined && { 'idempotency-key': call.key }),
        },
        ...(call.body !== undefined && { body: content }),
        // A redirect could send the data to a third party.
        redirect: 'error',
        signal: AbortSignal.any(signals),
      });
      return await outcomeOf(response);
    } catch {
      // The library's message may contain the address, and no caller needs the detail.
      return { kind: 'unanswered' };
    }
  }

  private ticketFor({ partner, url, use }: PartnerCall, content: string): string {
    const claims = {
      iss: new URL(this.config.appUrl).host,
      aud: new URL(url).host,
      sub: partner.code,
      iat: Math.floor(this.clock.now().getTime() / 1000),
      jti: this.secrets.token(16),
      use,
      digest: createHash('sha256').update(content).digest('base64url'),
    };
    return this.jwt.sign(claims, { secret: partner.key, algorithm: 'HS256' });
  }
}

async function outcomeOf(response: Response): Promise<CallOutcome> {
  const { status } = response;
  if (response.ok || status === REPEATED) return { kind: 'taken', body: await bodyOf(response) };
  await response.body?.cancel();
  const isFinal = status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status);
  return { kind: isFinal ? 'refused' : 'failed', status };
}

/** The answer, if it is JSON within the size limit. */
async function bodyOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array;
    size += bytes.length;
    if (size > MAX_BYTES) return null;
    parts.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
