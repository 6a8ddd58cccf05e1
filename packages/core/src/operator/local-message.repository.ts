import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface LocalMessageRow {
  id: string;
  /** sms | mail */
  channel: string;
  recipient: string;
  body: string;
  createdAt: Date;
}

@Injectable()
export class LocalMessageRepository {
  constructor(private readonly database: Database) {}

  newest(limit: number): Promise<LocalMessageRow[]> {
    return this.database.localMessage.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit });
  }
}
