import { Controller } from '@nestjs/common';
import { getHelp, listHelp, listHelpCategories } from '@qicheng/contract/content/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ContentService } from '@qicheng/core/content';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 20;

@Controller()
export class HelpController {
  constructor(private readonly contents: ContentService) {}

  @Handles(listHelp)
  list(
    @Input() { page = 1, limit = PAGE_SIZE, ...query }: InputOf<typeof listHelp>,
  ): Promise<ResultOf<typeof listHelp>> {
    return this.contents.list('help', query, { page, limit });
  }

  @Handles(listHelpCategories)
  async listCategories(): Promise<ResultOf<typeof listHelpCategories>> {
    const list = await this.contents.categories('help');
    return { list, total: list.length };
  }

  @Handles(getHelp)
  get(@Input() { id }: InputOf<typeof getHelp>): Promise<ResultOf<typeof getHelp>> {
    return this.contents.get('help', id);
  }
}
