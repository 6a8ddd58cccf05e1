import { Controller, Module } from '@nestjs/common';
import {
  getJob,
  listJobs,
  listJobTags,
  listRecommendedJobs,
  listThreeJobs,
  searchJobs,
} from '@qicheng/contract/jobs-board/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { JobsBoardService, JobsBoardModule } from '@qicheng/core/jobs-board';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 20;
const THREE = { page: 1, limit: 3 };

@Controller()
export class JobsBoardController {
  constructor(private readonly board: JobsBoardService) {}

  @Handles(listRecommendedJobs)
  recommend(
    @Input() { page = 1, limit = PAGE_SIZE, resumeId }: InputOf<typeof listRecommendedJobs>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof listRecommendedJobs>> {
    return this.board.recommend({ userId: caller?.userId ?? null, resumeId }, { page, limit });
  }

  @Handles(listThreeJobs)
  three(
    @Input() { resumeId }: InputOf<typeof listThreeJobs>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof listThreeJobs>> {
    return this.board.recommend({ userId: caller?.userId ?? null, resumeId }, THREE);
  }

  @Handles(listJobTags)
  async tags(): Promise<ResultOf<typeof listJobTags>> {
    const { tags, cities } = await this.board.facets();
    return { list: tags, cities };
  }

  @Handles(listJobs)
  list(
    @Input() { page = 1, limit = PAGE_SIZE, ...filter }: InputOf<typeof listJobs>,
  ): Promise<ResultOf<typeof listJobs>> {
    return this.board.list(filter, { page, limit });
  }

  @Handles(searchJobs)
  search(
    @Input() { page = 1, limit = PAGE_SIZE, ...filter }: InputOf<typeof searchJobs>,
  ): Promise<ResultOf<typeof searchJobs>> {
    return this.board.list(filter, { page, limit });
  }

  @Handles(getJob)
  get(
    @Input() { id, resumeId }: InputOf<typeof getJob>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof getJob>> {
    return this.board.get(id, { userId: caller?.userId ?? null, resumeId });
  }
}

@Module({ imports: [JobsBoardModule], controllers: [JobsBoardController] })
export class JobsBoardHttpModule {}
