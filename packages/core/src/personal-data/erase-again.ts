import { Injectable } from '@nestjs/common';
import { FileStore } from '../platform/storage/index.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Erases people whom a restored backup brought back. Needs no queue: a restored site has no jobs yet. */
@Injectable()
export class EraseAgain {
  constructor(
    private readonly people: PersonService,
    private readonly rows: PersonalDataRepository,
    private readonly store: FileStore,
  ) {}

  /** False when no such person exists. */
  async run(userId: string): Promise<boolean> {
    const person = await this.people.find(userId);
    if (person === null) return false;
    for (const key of await this.rows.listFileKeys(userId)) await this.store.remove(key);
    await this.rows.erase(person);
    return true;
  }
}
