import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { keepTemplate, listMyTemplates, removeMyTemplate } from '@qicheng/contract/template/index';
import { MyTemplateService } from '@qicheng/core/template';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 20;

@Controller()
export class MyTemplateController {
  constructor(private readonly templates: MyTemplateService) {}

  @Handles(listMyTemplates)
  list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listMyTemplates>,
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
