import { Module } from '@nestjs/common';
import { AccountSettingsModule } from '../account-settings/index.js';
import { AccountModule } from '../account/index.js';
import { OperatorModule } from '../operator/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { UploadModule } from '../upload/index.js';
import { WriteArchive } from './archive/write-archive.js';
import { DataExportDownloadService } from './data-export-download.service.js';
import { DataExportRunService } from './data-export-run.service.js';
import { DataExportRepository, DataExportRunRepository } from './data-export.repository.js';
import { DataExportService } from './data-export.service.js';

export type { DataExportFailure } from './data-export.js';
export type { DataExportClaim, DataExportState } from './data-export.js';
export { DataExportDownloadService, type DownloadTicket } from './data-export-download.service.js';
export { DataExportRunService } from './data-export-run.service.js';
export { DataExportService } from './data-export.service.js';

/** The working side. Needs the global JobsModule. */
@Module({
  imports: [PersonalDataModule, UploadModule],
  providers: [DataExportRunRepository, WriteArchive, DataExportRunService],
  exports: [DataExportRunService],
})
export class DataExportRunsModule {}

/** The asking side. Needs the global JobsModule. */
@Module({
  imports: [AccountModule, AccountSettingsModule, OperatorModule, UploadModule],
  providers: [DataExportRepository, DataExportService, DataExportDownloadService],
  exports: [DataExportService, DataExportDownloadService],
})
export class DataExportModule {}
