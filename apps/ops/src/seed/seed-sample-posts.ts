import { Injectable } from '@nestjs/common';
import { ExamPostService, ImportPosts } from '@qicheng/core/exam-data';
import { readSamplePosts } from './seed-files.js';

const TABLE = {
  exam: '国考',
  version: '示例职位表 2026-11',
  isSample: true,
  sourceTitle: '示例职位，不对应任何真实职位',
  sourceUrl: '',
  sourceDate: '2026-11-21',
};

/** Made-up posts, marked as such wherever they are shown, until an operator imports a real table. */
@Injectable()
export class SeedSamplePosts {
  constructor(
    private readonly posts: ExamPostService,
    private readonly imports: ImportPosts,
  ) {}

  /** Once: a site that has a table of its own, or has removed the samples, keeps what it has. */
  async run(): Promise<void> {
    if ((await this.posts.listTables()).length > 0) return;
    await this.imports.run({
      actor: 'system',
      table: TABLE,
      content: await readSamplePosts(),
      dryRun: false,
    });
  }
}
