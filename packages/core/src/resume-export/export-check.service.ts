import { Injectable } from '@nestjs/common';
import { hasAiText } from '@qicheng/resume/printed-document';
import { withTemplate } from '@qicheng/resume/with-template';
import { ResumeService } from '../resume/index.js';
import { FontCoverageService } from './font-coverage.service.js';
import { openForPrint, type PrintRequest } from './open-for-print.js';

/** What to know before an export. */
export interface ExportCheck {
  /** Characters that would print as empty boxes; null where the fonts are unknown. */
  missing: string[] | null;
  /** AI wrote a part of what is printed. */
  hasAiText: boolean;
}

@Injectable()
export class ExportCheckService {
  constructor(
    private readonly resumes: ResumeService,
    private readonly fonts: FontCoverageService,
  ) {}

  /** Checks the saved résumé as it would be printed. */
  async run(request: PrintRequest): Promise<ExportCheck> {
    const { document, templateCode, language } = await openForPrint(this.resumes, request);
    return {
      missing: await this.fonts.missingIn(withTemplate(document, templateCode), language),
      hasAiText: hasAiText(document, language),
    };
  }
}
