import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { listPhraseOccupations, listPhraseSections, searchPhrases } from '@qicheng/contract/phrase/index';
import { PhraseLibraryService } from '@qicheng/core/phrase';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

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
