import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, CryptoService, isUuid } from '../../platform/index.js';
import {
  type Decision,
  type SceneRow,
  type SceneState,
  WechatSceneRepository,
} from './wechat-scene.repository.js';

/** [spec 9]: lifetime of a QR code by the server's clock, to the millisecond [WX2]. */
export const SCENE_SECONDS = 60;

/** What the phone's page shows and offers. */
export interface SceneView {
  origin: string;
  createdAt: Date;
  /** `expired` also covers a scene that was not confirmed in time. */
  state: Extract<SceneState, 'scanned'> | Decision | 'expired';
}

/**
 * One sign-in attempt by QR code: waiting -> scanned -> confirmed or declined. Only the browser that
 * requested the code can use it, once; the phone has its own token.
 */
@Injectable()
export class WechatSceneService {
  constructor(
    private readonly scenes: WechatSceneRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** The name of a scene not yet started: the code is drawn first, and only then the minute begins. */
  newId(): string {
    return randomUUID();
  }

  async open({ id, browser, origin }: { id: string; browser: string; origin: string }): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + SCENE_SECONDS * 1000);
    await this.scenes.add({ id, browserHash: this.browserHash(browser), origin, createdAt, expiresAt });
  }

  /** Records a scan; returns the token for confirming, or null when the scene is over or another phone's. */
  async scan(id: string, openid: string): Promise<string | null> {
    if (!isUuid(id)) return null;
    const isFirst = await this.scenes.scan(id, this.secrets.encrypt(openid), this.clock.now());
    return isFirst || (await this.isHeldBy(id, openid)) ? this.phoneToken(id) : null;
  }

  /** The scene of a phone's token; null when it is forged. */
  async view(phoneToken: string): Promise<SceneView | null> {
    const scene = await this.findByPhoneToken(phoneToken);
    if (!scene || scene.state === 'waiting') return null;
    const isAbandoned = scene.state === 'scanned' && this.isExpired(scene);
    return { origin: scene.origin, createdAt: scene.createdAt, state: isAbandoned ? 'expired' : scene.state };
  }

  /** The person's single decision; false when it is too late or already decided. */
  async decide(phoneToken: string, decision: Decision): Promise<boolean> {
    const scene = await this.findByPhoneToken(phoneToken);
    return scene !== null && this.scenes.decide(scene.id, decision, this.clock.now());
  }

  /** The state of a browser's own scene; null for any foreign, unknown, spent or expired one [WX1]. */
  async stateFor(id: string, browser: string): Promise<SceneState | null> {
    const scene = await this.findOwn(id, browser);
    return scene && scene.state;
  }

  /** Takes the identity confirmed for this browser; null after the first call. */
  async consume(id: string, browser: string): Promise<string | null> {
    const scene = await this.findOwn(id, browser);
    if (scene?.state !== 'confirmed' || scene.openidCipher === null) return null;
    const openid = this.secrets.decrypt(scene.openidCipher);
    return (await this.scenes.use(id, scene.browserHash, this.clock.now())) ? openid : null;
  }

  private async findOwn(id: string, browser: string): Promise<SceneRow | null> {
    const scene = isUuid(id) ? await this.scenes.find(id) : null;
    const isOwn = scene !== null && scene.browserHash === this.browserHash(browser);
    return isOwn && scene.usedAt === null && !this.isExpired(scene) ? scene : null;
  }

  private async isHeldBy(id: string, openid: string): Promise<boolean> {
    const scene = await this.scenes.find(id);
    if (scene?.state !== 'scanned' || scene.openidCipher === null || this.isExpired(scene)) return false;
    return this.secrets.decrypt(scene.openidCipher) === openid;
  }

  private async findByPhoneToken(phoneToken: string): Promise<SceneRow | null> {
    const [id = '', proof = ''] = phoneToken.split('.');
    if (!isUuid(id) || !this.secrets.matches(proofText(id), proof, 'pass')) return null;
    return this.scenes.find(id);
  }

  // Derived from the scene's name and our key, so nothing is stored; the scene's state makes it one-use.
  private phoneToken(id: string): string {
    return `${id}.${this.secrets.hash(proofText(id), 'pass')}`;
  }

  private browserHash(browser: string): string {
    return this.secrets.hash(`wechat-browser:${browser}`, 'pass');
  }

  private isExpired({ expiresAt }: SceneRow): boolean {
    return expiresAt <= this.clock.now();
  }
}

const proofText = (id: string) => `wechat-phone:${id}`;
