import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../../platform/index.js';

const BURST = 2;
const SECONDS_PER_POLL = 3;
const MOST_SCENES = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * [spec 9]: a scene is polled every three seconds, and two polls may come at once [WX4]. Counted in
 * this process before any store is asked, so a flood costs a look into a map; several processes admit as many
 * times more, which harms nobody.
 */
@Injectable()
export class PollLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly clock: Clock) {}

  /** Admits a poll of a scene or refuses it with `tooManyRequests`. */
  admit(sceneId: string): void {
    const now = this.clock.now().getTime() / 1000;
    const known = this.buckets.get(sceneId) ?? { tokens: BURST, at: now };
    const tokens = Math.min(BURST, known.tokens + (now - known.at) / SECONDS_PER_POLL);
    this.keep(sceneId, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    if (tokens >= 1) return;
    const wait = Math.ceil((1 - tokens) * SECONDS_PER_POLL);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }

  // The map keeps the order of writing: the scene that was polled least recently goes first.
  private keep(sceneId: string, bucket: Bucket): void {
    this.buckets.delete(sceneId);
    this.buckets.set(sceneId, bucket);
    if (this.buckets.size <= MOST_SCENES) return;
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
