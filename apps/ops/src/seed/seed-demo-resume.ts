import { Injectable } from '@nestjs/common';
import { ResumeService, SaveResume } from '@qicheng/core/resume';
import { SAMPLES } from '@qicheng/resume/samples';

/** Gives the first demo account a finished résumé, unless it has any. */
@Injectable()
export class SeedDemoResume {
  constructor(
    private readonly resumes: ResumeService,
    private readonly save: SaveResume,
  ) {}

  async run(userId: string): Promise<void> {
    const { total } = await this.resumes.list(userId, { page: 1, limit: 1 });
    if (total > 0) return;
    const document = SAMPLES.computerScience();
    const { templateCode, lang } = document.meta;
    await this.save.run({ userId, title: '后端开发工程师', templateCode, language: lang, document });
  }
}
