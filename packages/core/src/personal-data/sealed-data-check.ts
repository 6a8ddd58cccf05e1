import { Injectable } from '@nestjs/common';
import { CryptoService } from '../platform/index.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Whether the secret of this process is the one that the stored data was sealed with. */
@Injectable()
export class SealedDataCheck {
  constructor(
    private readonly rows: PersonalDataRepository,
    private readonly secrets: CryptoService,
  ) {}

  /** False when a stored phone does not open; true when it does, or when there is none to try. */
  async opens(): Promise<boolean> {
    const sealed = await this.rows.findSealedPhone();
    if (sealed === null) return true;
    try {
      this.secrets.decrypt(sealed);
      return true;
    } catch {
      return false;
    }
  }
}
