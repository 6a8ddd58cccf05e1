import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { ContentAdminRepository } from './admin/content-admin.repository.js';
import { ContentAdminService } from './admin/content-admin.service.js';
import { BannerService } from './banner.service.js';
import { ContentRepository } from './content.repository.js';
import { ContentService } from './content.service.js';
import { CourseProgressRepository } from './course-progress.repository.js';
import { CourseService } from './course.service.js';
import { ContentFileService } from './files/content-file.service.js';
import { LegalTextService } from './legal-text.service.js';
import { ContentListRepository } from './lists/content-list.repository.js';
import { ContentListService } from './lists/content-list.service.js';

@Module({
  imports: [OperatorModule],
  providers: [
    BannerService,
    ContentAdminService,
    ContentAdminRepository,
    ContentListRepository,
    ContentListService,
    ContentRepository,
    ContentService,
    CourseProgressRepository,
    CourseService,
    ContentFileService,
    LegalTextService,
  ],
  exports: [
    BannerService,
    ContentAdminService,
    ContentService,
    CourseService,
    ContentFileService,
    LegalTextService,
  ],
})
export class ContentModule {}
