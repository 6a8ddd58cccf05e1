import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { Banners } from './banners.service.js';
import { ContentRepository } from './content.repository.js';
import { Contents } from './contents.service.js';
import { CourseProgressRepository } from './course-progress.repository.js';
import { Courses } from './courses.service.js';
import { ContentDeskRepository } from './desk/content-desk.repository.js';
import { ContentDesk } from './desk/content-desk.service.js';
import { ContentFiles } from './files/content-files.service.js';
import { ContentListRepository } from './lists/content-list.repository.js';
import { LegalTexts } from './legal-texts.service.js';
import { ContentLists } from './lists/content-lists.service.js';

@Module({
  imports: [OperatorModule],
  providers: [
    Banners,
    ContentDesk,
    ContentDeskRepository,
    ContentListRepository,
    ContentLists,
    ContentRepository,
    Contents,
    CourseProgressRepository,
    Courses,
    ContentFiles,
    LegalTexts,
  ],
  exports: [Banners, ContentDesk, Contents, Courses, ContentFiles, LegalTexts],
})
export class ContentModule {}
