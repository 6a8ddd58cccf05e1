import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/index.js';
import { UploadModule } from '../upload/index.js';
import { EraseAgain } from './erase-again.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';
import { SealedDataCheck } from './sealed-data-check.js';

export { EraseAgain } from './erase-again.js';
export { PersonalDataService } from './personal-data.service.js';
export { SealedDataCheck } from './sealed-data-check.js';
export { declaredTables } from './tables.js';

/** Needs the global JobsModule. */
@Module({
  imports: [UploadModule],
  providers: [PersonalDataRepository, PersonService, PersonalDataService],
  exports: [PersonalDataService],
})
export class PersonalDataModule {}

/** How a restore treats personal data. */
@Module({
  imports: [StorageModule],
  providers: [PersonalDataRepository, PersonService, EraseAgain, SealedDataCheck],
  exports: [StorageModule, EraseAgain, SealedDataCheck],
})
export class RestoredDataModule {}
