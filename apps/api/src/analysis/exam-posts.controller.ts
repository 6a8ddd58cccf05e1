import { Controller } from '@nestjs/common';
import { searchCivilPosts } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ExamPostService } from '@qicheng/core/exam-data';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ExamPostsController {
  constructor(private readonly posts: ExamPostService) {}

  @Handles(searchCivilPosts)
  search(@Input() input: InputOf<typeof searchCivilPosts>): Promise<ResultOf<typeof searchCivilPosts>> {
    return this.posts.search(input);
  }
}
