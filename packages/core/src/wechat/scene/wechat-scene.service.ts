import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, CryptoService } from '../../platform/index.js';
import {
  type Decision,
  type SceneRow,
  type SceneState,
  WechatSceneRepository,
} from './wechat-scene.repository.js';

/** [spec 9]: a QR code lives this long by the clock of the server, to the millisecond [WX2]. */
export const SCENE_SECONDS = 60;

const SCENE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the phone's page shows and offers. */
export interface SceneView {
  origin: string;
  createdAt: Date;
  /** `expired` also stands for a scene that nobody confirmed in time. */
  state: Extract<SceneState, 'scanned'> | Decision | 'expired';
}

/**
 * One attempt to sign in by a scanned code: waiting -> scanned -> confirmed or declined. The browser that asked
 * for the code is the only one that ever gets something for it, once; the phone speaks by a token of its own.
 */
@Injectable()
export class WechatSceneService {
  constructor(
    private readonly scenes: WechatSceneRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** A scene's name, before there is a scene: the picture is made first, and only then the minute begins. */
  newId(): string {
    return randomUUID();
  }

  async open({ id, browser, origin }: { id: string; browser: string; origin: string }): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + SCENE_SECONDS * 1000);
    await this.scenes.add({ id, browserHash: this.browserHash(browser), origin, createdAt, expiresAt });
  }

  /** A phone has scanned; the token by which it may confirm, or null when the scene is over or another phone's. */
  async scan(id: string, openid: string): Promise<string | null> {
    if (!SCENE_ID.test(id)) return null;
    const isFirst = await this.scenes.scan(id, this.secrets.encrypt(openid), this.clock.now());
    return isFirst || (await this.isHeldBy(id, openid)) ? this.phoneToken(id) : null;
  }

  /** What a phone's token is about; null when it is forged. */
  async view(phoneToken: string): Promise<SceneView | null> {
    const scene = await this.findByPhoneToken(phoneToken);
    if (!scene || scene.state === 'waiting') return null;
    const isOpen = scene.state === 'scanned' && this.isOver(scene);
    return { origin: scene.origin, createdAt: scene.createdAt, state: isOpen ? 'expired' : scene.state };
  }

  /** The person at the phone decides, once; false when it is too late or decided already. */
  async decide(phoneToken: string, decision: Decision): Promise<boolean> {
    const scene = await this.findByPhoneToken(phoneToken);
    return scene !== null && this.scenes.decide(scene.id, decision, this.clock.now());
  }

  /** Where a browser's own scene stands; null for a foreign, unknown, spent or expired one alike [WX1]. */
  async stateFor(id: string, browser: string): Promise<SceneState | null> {
    const scene = await this.findOwn(id, browser);
    return scene && scene.state;
  }

  /** Takes the identity that was confirmed for this browser; null for everybody but the first. */
  async take(id: string, browser: string): Promise<string | null> {
    const scene = await this.findOwn(id, browser);
    if (scene?.state !== 'confirmed' || scene.openidCipher === null) return null;
    const openid = this.secrets.decrypt(scene.openidCipher);
    return (await this.scenes.use(id, scene.browserHash, this.clock.now())) ? openid : null;
  }

  private async findOwn(id: string, browser: string): Promise<SceneRow | null> {
    const scene = SCENE_ID.test(id) ? await this.scenes.find(id) : null;
    const isOwn = scene !== null && scene.browserHash === this.browserHash(browser);
    return isOwn && scene.usedAt === null && !this.isOver(scene) ? scene : null;
  }

  private async isHeldBy(id: string, openid: string): Promise<boolean> {
    const scene = await this.scenes.find(id);
    if (scene?.state !== 'scanned' || scene.openidCipher === null || this.isOver(scene)) return false;
    return this.secrets.decrypt(scene.openidCipher) === openid;
  }

  private async findByPhoneToken(phoneToken: string): Promise<SceneRow | null> {
    const [id = '', proof = ''] = phoneToken.split('.');
    if (!SCENE_ID.test(id) || !this.secrets.matches(proofText(id), proof, 'pass')) return null;
    return this.scenes.find(id);
  }

  // Follows from the scene's name and our key, so nothing is stored; the scene's state makes it good for one use.
  private phoneToken(id: string): string {
    return `${id}.${this.secrets.hash(proofText(id), 'pass')}`;
  }

  private browserHash(browser: string): string {
    return this.secrets.hash(`wechat-browser:${browser}`, 'pass');
  }

  private isOver({ expiresAt }: SceneRow): boolean {
    return expiresAt <= this.clock.now();
  }
}

const proofText = (id: string) => `wechat-phone:${id}`;
