import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export type Decision = 'confirmed' | 'declined';
export type SceneState = 'waiting' | 'scanned' | Decision;

export interface SceneRow {
  id: string;
  browserHash: string;
  origin: string;
  state: SceneState;
  openidCipher: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Every step is one conditional update, so that only one of several callers succeeds. */
@Injectable()
export class WechatSceneRepository {
  constructor(private readonly database: Database) {}

  async add(scene: Pick<SceneRow, 'id' | 'browserHash' | 'origin' | 'createdAt' | 'expiresAt'>) {
    await this.database.wechatScene.create({ data: scene });
  }

  async find(id: string): Promise<SceneRow | null> {
    return (await this.database.wechatScene.findUnique({ where: { id } })) as SceneRow | null;
  }

  async scan(id: string, openidCipher: string, now: Date): Promise<boolean> {
    const { count } = await this.database.wechatScene.updateMany({
      where: { id, state: 'waiting', expiresAt: { gt: now } },
      data: { state: 'scanned', openidCipher },
    });
    return count === 1;
  }

  async decide(id: string, decision: Decision, now: Date): Promise<boolean> {
    const { count } = await this.database.wechatScene.updateMany({
      where: { id, state: 'scanned', expiresAt: { gt: now } },
      data: { state: decision, ...(decision === 'declined' ? { openidCipher: null } : {}) },
    });
    return count === 1;
  }

  async use(id: string, browserHash: string, now: Date): Promise<boolean> {
    const { count } = await this.database.wechatScene.updateMany({
      where: { id, browserHash, state: 'confirmed', usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now, openidCipher: null },
    });
    return count === 1;
  }
}
