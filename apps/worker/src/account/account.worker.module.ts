import { Module } from '@nestjs/common';
import { AccountErasureModule } from '@qicheng/core/account-closing';
import { DataExportRunsModule } from '@qicheng/core/data-export';
import { ExportDataProcessor } from './export-data.processor.js';

@Module({
  imports: [AccountErasureModule, DataExportRunsModule],
  providers: [ExportDataProcessor],
})
export class AccountWorkerModule {}
