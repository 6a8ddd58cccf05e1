import { Injectable } from '@nestjs/common';
import { CryptoService } from '../platform/index.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Whether this process has the secret that the stored data was sealed with. */
@Injectable()
export class SealedDataCheck {
  constructor(
    private readonly rows: PersonalDataRepository,
    private readonly secrets: CryptoService,
  ) {}

  /** False when a stored phone cannot be opened; true when it can, or when there is none to try. */
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
