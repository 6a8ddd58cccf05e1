import { Injectable } from '@nestjs/common';
import { Database, type Prisma } from '@qicheng/db';

/** The values that operators set, by key. */
@Injectable()
export class SettingRepository {
  constructor(private readonly database: Database) {}

  async all(): Promise<Map<string, unknown>> {
    const rows = await this.database.setting.findMany({ select: { key: true, value: true } });
    return new Map(rows.map(({ key, value }) => [key, value]));
  }

  async put(key: string, value: Prisma.InputJsonValue): Promise<void> {
    await this.database.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  }

  async remove(key: string): Promise<void> {
    await this.database.setting.deleteMany({ where: { key } });
  }
}
