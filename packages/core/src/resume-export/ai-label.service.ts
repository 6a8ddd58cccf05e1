import { Injectable } from '@nestjs/common';
import type { ResumeDocument } from '@qicheng/resume/document';
import { hasAiText } from '@qicheng/resume/printed-document';
import { AuditLogService } from '../operator/index.js';
import type { ExportSnapshot } from './resume-export.js';

interface Print {
  document: ResumeDocument;
  language: 'zh' | 'en';
}

/** Decides which AI label a file carries (docs/AI_LABEL.md). */
@Injectable()
export class AiLabelService {
  constructor(private readonly audit: AuditLogService) {}

  /**
   * The label of an owner's file. Owners who leave out the visible note take responsibility, which is
   * recorded.
   */
  async decide(
    { document, language }: Print,
    choice: { userId: string; resumeId: string; aiNotice: boolean },
  ): Promise<Pick<ExportSnapshot, 'aiText'>> {
    if (!hasAiText(document, language)) return {};
    if (choice.aiNotice) return { aiText: 'noticed' };
    await this.audit.record(`user:${choice.userId}`, 'export.aiNoticeOff', choice.resumeId);
    return { aiText: 'unnoticed' };
  }
}
