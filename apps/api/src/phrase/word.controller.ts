import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { listHeadings, listLearningResources, searchSkills } from '@qicheng/contract/phrase/index';
import { HeadingService, LearningResourceService, SkillWordService } from '@qicheng/core/phrase';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 50;

@Controller()
export class WordController {
  constructor(
    private readonly headings: HeadingService,
    private readonly skills: SkillWordService,
    private readonly resources: LearningResourceService,
  ) {}

  @Handles(listHeadings)
  listHeadings(
    @Input() { page = 1, limit = PAGE_SIZE, language = 'zh' }: InputOf<typeof listHeadings>,
  ): ResultOf<typeof listHeadings> {
    return this.headings.list({ page, limit, language });
  }

  @Handles(searchSkills)
  searchSkills(
    @Input() { page = 1, limit = PAGE_SIZE, ...filter }: InputOf<typeof searchSkills>,
  ): ResultOf<typeof searchSkills> {
    return this.skills.search({ ...filter, page, limit });
  }

  @Handles(listLearningResources)
  listResources(
    @Input() { page = 1, limit = PAGE_SIZE, ...filter }: InputOf<typeof listLearningResources>,
  ): ResultOf<typeof listLearningResources> {
    return this.resources.search({ ...filter, page, limit });
  }
}
