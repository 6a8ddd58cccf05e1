import { Module } from '@nestjs/common';
import { KeptVersionRepository } from './kept-version.repository.js';
import { ResumeRepository } from './resume.repository.js';
import { ResumeSaveRepository } from './resume-save.repository.js';
import { ResumeService } from './resume.service.js';
import { SaveResume } from './save-resume.js';

@Module({
  providers: [ResumeRepository, ResumeSaveRepository, KeptVersionRepository, ResumeService, SaveResume],
  exports: [ResumeService, SaveResume],
})
export class ResumeModule {}
