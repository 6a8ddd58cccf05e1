import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/index.js';
import { EraseAgain } from './erase-again.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { SealedDataCheck } from './sealed-data-check.js';

/** What a restore does with personal data. */
@Module({
  imports: [StorageModule],
  providers: [PersonalDataRepository, PersonService, EraseAgain, SealedDataCheck],
  exports: [StorageModule, EraseAgain, SealedDataCheck],
})
export class RestoredDataModule {}
