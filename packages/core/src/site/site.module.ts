import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SettingRepository } from './setting.repository.js';
import { SettingsService } from './settings.service.js';
import { SiteInfoService } from './site-info.service.js';

@Module({
  imports: [OperatorModule],
  providers: [SettingRepository, SettingsService, SiteInfoService],
  exports: [SettingsService, SiteInfoService],
})
export class SiteModule {}
