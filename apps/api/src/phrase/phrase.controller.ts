import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  listPhraseOccupations,
  listPhraseSections,
  searchPhrases,
  listHeadings,
  listLearningResources,
  searchSkills,
} from '@qicheng/contract/phrase/index';
import {
  PhraseLibraryService,
  PhraseModule,
  HeadingService,
  LearningResourceService,
  SkillWordService,
} from '@qicheng/core/phrase';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const WORD_PAGE_SIZE = 50;

@Controller()
class WordController {
  constructor(
    private readonly headings: HeadingService,
    private readonly skills: SkillWordService,
    private readonly resources: LearningResourceService,
  ) {}

  @Handles(listHeadings)
  listHeadings(
    @Input() { page = 1, limit = WORD_PAGE_SIZE, language = 'zh' }: InputOf<typeof listHeadings>,
  ): ResultOf<typeof listHeadings> {
    return this.headings.list({ page, limit, language });
  }

  @Handles(searchSkills)
  searchSkills(
    @Input() { page = 1, limit = WORD_PAGE_SIZE, ...filter }: InputOf<typeof searchSkills>,
  ): ResultOf<typeof searchSkills> {
    return this.skills.search({ ...filter, page, limit });
  }

  @Handles(listLearningResources)
  listResources(
    @Input() { page = 1, limit = WORD_PAGE_SIZE, ...filter }: InputOf<typeof listLearningResources>,
  ): ResultOf<typeof listLearningResources> {
    return this.resources.search({ ...filter, page, limit });
  }
}

const CHOICES = 50;
const PAGE_SIZE = 20;

@Controller()
export class PhraseController {
  constructor(private readonly library: PhraseLibraryService) {}

  @Handles(listPhraseSections)
  sections(
    @Input() { page = 1, limit = CHOICES, occupation }: InputOf<typeof listPhraseSections>,
  ): ResultOf<typeof listPhraseSections> {
    return this.library.sections({ page, limit, occupation });
  }

  @Handles(listPhraseOccupations)
  occupations(
    @Input() { page = 1, limit = CHOICES, section }: InputOf<typeof listPhraseOccupations>,
  ): ResultOf<typeof listPhraseOccupations> {
    return this.library.occupations({ page, limit, section });
  }

  @Handles(searchPhrases)
  search(
    @Input() { page = 1, limit = PAGE_SIZE, ...filter }: InputOf<typeof searchPhrases>,
  ): ResultOf<typeof searchPhrases> {
    return this.library.search({ ...filter, page, limit });
  }
}

@Module({ imports: [PhraseModule], controllers: [PhraseController, WordController] })
export class PhraseHttpModule {}
