import { Injectable } from '@nestjs/common';
import { findTemplate, isTemplateCode } from '@qicheng/templates/catalog';
import { cut, Failure, type Paging } from '../platform/index.js';
import { MyTemplateRepository, type MyTemplateRow } from './my-template.repository.js';
import { summarise, type TemplateSummary, type TemplateFailure } from './template.js';
import { TemplateUseService } from './template-use.service.js';

export type MyTemplate = TemplateSummary & MyTemplateRow;

/** The templates of one user: those of their résumés and those they kept. */
@Injectable()
export class MyTemplateService {
  constructor(
    private readonly repository: MyTemplateRepository,
    private readonly uses: TemplateUseService,
  ) {}

  /** Latest use first. A template that left the catalog is not shown, though résumés may still name it. */
  async list(userId: string, paging: Paging): Promise<{ list: MyTemplate[]; total: number }> {
    const [rows, uses] = await Promise.all([this.repository.list(userId), this.uses.counts()]);
    // No more rows than the catalog has templates, so they are cut here.
    const known = rows.flatMap((row) => {
      const entry = findTemplate(row.code);
      return entry ? [{ ...summarise(entry, uses), ...row }] : [];
    });
    return cut(known, paging);
  }

  /**
   * Puts a template on the list; a repeated call changes only when. One that is not kept any more stays there as
   * long as résumés use it. Throws templateUnknown.
   */
  async keep(userId: string, code: string, isKept = true): Promise<void> {
    await this.repository.keep(userId, existing(code), isKept);
  }

  /** Takes a template off the list; résumés keep it. Throws templateUnknown, templateNotListed. */
  async remove(userId: string, code: string): Promise<void> {
    const asked = existing(code);
    const listed = await this.repository.list(userId);
    if (!listed.some((row) => row.code === asked)) throw new Failure<TemplateFailure>('templateNotListed');
    await this.repository.remove(userId, code);
  }
}

function existing(code: string): string {
  if (!isTemplateCode(code)) throw new Failure<TemplateFailure>('templateUnknown');
  return code;
}
