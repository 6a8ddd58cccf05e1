import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AccountSettingsModule } from '../account-settings/index.js';
import { OperatorModule } from '../operator/index.js';
import { UploadModule } from '../upload/index.js';
import { DataExportRepository } from './data-export.repository.js';
import { DataExportService } from './data-export.service.js';
import { DataExportDownloadService } from './data-export-download.service.js';

/** The asking side. Needs the global JobsModule. */
@Module({
  imports: [AccountModule, AccountSettingsModule, OperatorModule, UploadModule],
  providers: [DataExportRepository, DataExportService, DataExportDownloadService],
  exports: [DataExportService, DataExportDownloadService],
})
export class DataExportModule {}
