import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  listCampusTemplates,
  listTemplateFacets,
  listTemplates,
  listTemplatesOfCategory,
} from '@qicheng/contract/template/index';
import { TemplateService } from '@qicheng/core/template';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 50;

@Controller()
export class TemplateController {
  constructor(private readonly templates: TemplateService) {}

  @Handles(listTemplates)
  list(
    @Input() { page = 1, limit = PAGE_SIZE, ...query }: InputOf<typeof listTemplates>,
  ): Promise<ResultOf<typeof listTemplates>> {
    return this.templates.list({ ...query, page, limit });
  }

  @Handles(listTemplatesOfCategory)
  listCategory(
    @Input() { page = 1, limit = PAGE_SIZE, sort = 'hot', ...query }: InputOf<typeof listTemplatesOfCategory>,
  ): Promise<ResultOf<typeof listTemplatesOfCategory>> {
    return this.templates.list({ ...query, page, limit, sort });
  }

  @Handles(listTemplateFacets)
  facets(@Input() filter: InputOf<typeof listTemplateFacets>): ResultOf<typeof listTemplateFacets> {
    const list = this.templates.facets(filter);
    return { list, total: list.length };
  }

  @Handles(listCampusTemplates)
  listCampus(
    @Input() { page = 1, limit = PAGE_SIZE, ...wish }: InputOf<typeof listCampusTemplates>,
  ): Promise<ResultOf<typeof listCampusTemplates>> {
    return this.templates.listForCampus({ ...wish, page, limit });
  }
}
