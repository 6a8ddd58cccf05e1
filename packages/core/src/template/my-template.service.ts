import { Injectable } from '@nestjs/common';
import { findTemplate, isTemplateCode } from '@qicheng/templates/catalog';
import { cut, Failure, type Paging } from '../platform/index.js';
import { MyTemplateRepository, type MyTemplateRow } from './my-template.repository.js';
import { TemplateUseService } from './template-use.service.js';
import { summarise, type TemplateSummary, type TemplateFailure } from './template.js';

export type MyTemplate = TemplateSummary & MyTemplateRow;

/** The templates of one user: those of their résumés and those they kept. */
@Injectable()
export class MyTemplateService {
  constructor(
    private readonly repository: MyTemplateRepository,
    private readonly uses: TemplateUseService,
  ) {}

  /** Latest use first. A template no longer in the catalog is hidden, though résumés may still use it. */
  async list(userId: string, paging: Paging): Promise<{ list: MyTemplate[]; total: number }> {
    const [rows, uses] = await Promise.all([this.repository.list(userId), this.uses.counts()]);
    // No more rows than the catalog has templates, so paging in memory is cheap.
    const known = rows.flatMap((row) => {
      const entry = findTemplate(row.code);
      return entry ? [{ ...summarise(entry, uses), ...row }] : [];
    });
    return cut(known, paging);
  }

  /** Adds a template to the list; a repeated call only updates the time. Throws templateUnknown. */
  async keep(userId: string, code: string, isKept = true): Promise<void> {
    await this.repository.keep(userId, existing(code), isKept);
  }

  /** Removes a template from the list; résumés keep it. Throws templateUnknown, templateNotListed. */
  async remove(userId: string, code: string): Promise<void> {
    const templateCode = existing(code);
    const listed = await this.repository.list(userId);
    if (!listed.some((row) => row.code === templateCode))
      throw new Failure<TemplateFailure>('templateNotListed');
    await this.repository.remove(userId, code);
  }
}

function existing(code: string): string {
  if (!isTemplateCode(code)) throw new Failure<TemplateFailure>('templateUnknown');
  return code;
}
