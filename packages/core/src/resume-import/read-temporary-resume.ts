import { Injectable } from '@nestjs/common';
import { DEFAULT_TEMPLATE_CODE } from '@qicheng/resume/defaults';
import { SAMPLES } from '@qicheng/resume/samples';
import { Clock, Failure } from '../platform/index.js';
import type { Resume, ResumeFailure, ResumeLanguage } from '../resume/index.js';
import { isTemplateCode } from '../template/index.js';
import type { ResumeImportFailure } from './resume-import.js';
import { ResumeImportService } from './resume-import.service.js';

export interface TemporaryRequest {
  userId: string | null;
  id?: string | undefined;
  templateCode?: string | undefined;
  language?: ResumeLanguage | undefined;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** An unsaved résumé: the caller's import as the editor would show it, or a template's example. */
@Injectable()
export class ReadTemporaryResume {
  constructor(
    private readonly imports: ResumeImportService,
    private readonly clock: Clock,
  ) {}

  async run({ userId, id, templateCode, language }: TemporaryRequest): Promise<Resume> {
    if (templateCode !== undefined && !isTemplateCode(templateCode))
      throw new Failure<ResumeFailure>('resumeTemplateUnknown');
    if (id === undefined) return this.example(templateCode ?? DEFAULT_TEMPLATE_CODE, language ?? 'zh');
    const state = userId === null ? null : await this.imports.get(userId, id).catch(absent);
    if (!state?.draft) throw new Failure<ResumeImportFailure>('draftNotFound');
    const { draft } = state;
    return {
      id,
      title: draft.title,
      templateCode: templateCode ?? draft.templateCode ?? DEFAULT_TEMPLATE_CODE,
      language: draft.language,
      version: 0,
      updatedAt: state.createdAt,
      document: draft.document,
    };
  }

  private example(templateCode: string, language: ResumeLanguage): Resume {
    const sample = SAMPLES.computerScience();
    const document = { ...sample, meta: { ...sample.meta, templateCode, lang: language } };
    const title = language === 'zh' ? '示例简历' : 'Example';
    return {
      id: NO_ID,
      title,
      templateCode,
      language,
      version: 0,
      updatedAt: this.clock.now(),
      document,
    };
  }
}

function absent(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}
