import { Injectable } from '@nestjs/common';
import { LocalMessageRepository, type LocalMessageRow } from './local-message.repository.js';

const SHOWN = 50;

/** What the local SMS and mail drivers "sent". */
@Injectable()
export class LocalOutbox {
  constructor(private readonly repository: LocalMessageRepository) {}

  /** The newest messages first. */
  newest(): Promise<LocalMessageRow[]> {
    return this.repository.newest(SHOWN);
  }
}
