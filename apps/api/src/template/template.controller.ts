import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { listTemplates } from '@qicheng/contract/template/index';
import { TemplateService } from '@qicheng/core/template';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 50;

@Controller()
export class TemplateController {
  constructor(private readonly templates: TemplateService) {}

  @Handles(listTemplates)
  list(
    @Input() { page = 1, limit = PAGE_SIZE, ...filter }: InputOf<typeof listTemplates>,
  ): ResultOf<typeof listTemplates> {
    const { list, total } = this.templates.list({ ...filter, page, limit });
    return {
      list: list.map(({ languages, occupations, ...entry }) => ({
        ...entry,
        languages: [...languages],
        occupations: [...occupations],
      })),
      total,
    };
  }
}
