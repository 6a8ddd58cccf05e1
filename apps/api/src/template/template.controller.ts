import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  listCampusTemplates,
  listTemplateFacets,
  listTemplates,
  listTemplatesOfCategory,
  keepTemplate,
  listMyTemplates,
  removeMyTemplate,
} from '@qicheng/contract/template/index';
import { TemplateService, TemplateModule, MyTemplateService } from '@qicheng/core/template';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const OWN_PAGE_SIZE = 20;

@Controller()
class MyTemplateController {
  constructor(private readonly templates: MyTemplateService) {}

  @Handles(listMyTemplates)
  list(
    @Input() { page = 1, limit = OWN_PAGE_SIZE }: InputOf<typeof listMyTemplates>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listMyTemplates>> {
    return this.templates.list(userId, { page, limit });
  }

  @Handles(removeMyTemplate)
  remove(@Input() { code }: InputOf<typeof removeMyTemplate>, @Caller() { userId }: Caller): Promise<void> {
    return this.templates.remove(userId, code);
  }

  @Handles(keepTemplate)
  keep(@Input() { code, isKept }: InputOf<typeof keepTemplate>, @Caller() { userId }: Caller): Promise<void> {
    return this.templates.keep(userId, code, isKept);
  }
}

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
    @Input() { page = 1, limit = PAGE_SIZE, ...filters }: InputOf<typeof listCampusTemplates>,
  ): Promise<ResultOf<typeof listCampusTemplates>> {
    return this.templates.listForCampus({ ...filters, page, limit });
  }
}

@Module({ imports: [TemplateModule], controllers: [MyTemplateController, TemplateController] })
export class TemplateHttpModule {}
