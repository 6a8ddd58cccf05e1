import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, CryptoService, Failure, isUuid } from '../../platform/index.js';
import { Throttle } from '../../platform/throttle/index.js';
import type { CaptchaFailure } from '../captcha.failures.js';
import { ImageChallengeRepository } from './image-challenge.repository.js';
import { ImageRenderer } from './image-renderer.js';

const PICTURE_SECONDS = 300;
// Long enough to finish the form after the code was checked.
const PASS_SECONDS = 120;
// [spec 5] and [decision 14]: the tenth refresh within this time is refused.
const WINDOW_SECONDS = 60;
const REFUSED_CLICK = 10;
// Pages that are reloaded repeatedly request images without a click.
const PICTURES_PER_BROWSER = 10;
// Stops clients that discard the cookie each time, but not a campus behind one address.
const PICTURES_PER_ADDRESS = 120;

/** Who requests an image; `browser` is null before it has a cookie. */
export interface ImageViewer {
  ip: string;
  browser: string | null;
}

/** The image captcha, for forms without a phone: a correct answer earns one pass for one send. */
@Injectable()
export class ImageCaptchaService {
  constructor(
    private readonly challenges: ImageChallengeRepository,
    private readonly renderer: ImageRenderer,
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Draws a new image to replace the previous one; the answer stays on the server. */
  async issue({ previousId, ...viewer }: ImageViewer & { previousId?: string | undefined }) {
    const ipHash = addressIndexOf(this.secrets, viewer.ip);
    await this.admit(ipHash, viewer.browser, previousId !== undefined);
    const { image, answer } = await this.renderer.render();
    // An unknown previous image is not an error.
    if (previousId !== undefined && isUuid(previousId)) await this.challenges.void(previousId, ipHash);
    const id = randomUUID();
    const createdAt = this.clock.now();
    const expiresAt = after(createdAt, PICTURE_SECONDS);
    await this.challenges.add({ id, answerHash: this.hashOf(id, answer), ipHash, createdAt, expiresAt });
    return { id, image, expiresInSeconds: PICTURE_SECONDS };
  }

  /** Checks the only attempt an image allows; a correct answer earns a pass of two minutes. */
  async check({ id, code, ip }: { id: string; code: string; ip: string }) {
    const ipHash = addressIndexOf(this.secrets, ip);
    const now = this.clock.now();
    const pass = this.secrets.token();
    const isRight = await this.challenges.try(
      { id, ipHash, answerHash: this.hashOf(id, code) },
      { passHash: this.secrets.hash(pass, 'pass'), expiresAt: after(now, PASS_SECONDS) },
      now,
    );
    if (!isRight) throw new Failure<CaptchaFailure>('imageRejected');
    return { pass, expiresInSeconds: PASS_SECONDS };
  }

  /** Spends a pass, or refuses with `imagePassRequired`. */
  async redeem({ pass, ip }: { pass: string | null; ip: string }): Promise<void> {
    const isSpent =
      pass !== null &&
      (await this.challenges.spendPass(
        this.secrets.hash(pass, 'pass'),
        addressIndexOf(this.secrets, ip),
        this.clock.now(),
      ));
    if (!isSpent) throw new Failure<CaptchaFailure>('imagePassRequired');
  }

  /** The first image of a page is not a refresh; the tenth refresh must wait. */
  private async admit(ipHash: string, browser: string | null, isClick: boolean): Promise<void> {
    const seconds = WINDOW_SECONDS;
    // Browsers without a cookie share one counter per address; the refusal sets a cookie, which gives them
    // their own.
    const name = browser === null ? 'unnamed' : this.secrets.hash(browser, 'index');
    const [own, address, clicks] = await this.throttle.hit([
      { key: `captcha:image:${ipHash}:${name}`, seconds },
      { key: `captcha:image:${ipHash}`, seconds },
      ...(isClick ? [{ key: `captcha:image-click:${ipHash}:${name}`, seconds }] : []),
    ]);
    const isTooOften =
      (own?.hits ?? 0) > PICTURES_PER_BROWSER ||
      (address?.hits ?? 0) > PICTURES_PER_ADDRESS ||
      (clicks?.hits ?? 0) >= REFUSED_CLICK;
    if (isTooOften) throw new Failure<CaptchaFailure>('imageTooOften');
  }

  private hashOf(id: string, code: string): string {
    return this.secrets.hash(`image:${id}:${code.toUpperCase()}`, 'code');
  }
}

const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000);
