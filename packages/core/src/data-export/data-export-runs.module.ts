import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/index.js';
import { UploadModule } from '../upload/index.js';
import { WriteArchive } from './archive/write-archive.js';
import { DataExportRunRepository } from './data-export-run.repository.js';
import { DataExportRunService } from './data-export-run.service.js';

/** The working side. Needs the global JobsModule. */
@Module({
  imports: [PersonalDataModule, UploadModule],
  providers: [DataExportRunRepository, WriteArchive, DataExportRunService],
  exports: [DataExportRunService],
})
export class DataExportRunsModule {}
