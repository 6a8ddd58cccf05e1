import { Injectable } from '@nestjs/common';
import { checkBareText, checkResume, type Finding, type Today } from '@qicheng/resume/check';
import type { Language } from '@qicheng/resume/text';
import { Clock, Failure } from '../platform/index.js';
import { acceptDocument, ResumeService } from '../resume/index.js';

export type TextCheckFailure = 'nothingToCheck';

/**
 * What is checked, in this order of precedence: a stored résumé of the caller, a document, or a bare text.
 */
export interface TextCheckOrder {
  userId: string;
  id?: string | undefined;
  document?: unknown;
  content?: string | undefined;
  language?: Language | undefined;
}

/** Spelling and form by rules alone: nothing is stored, and the result is deterministic. */
@Injectable()
export class CheckText {
  constructor(
    private readonly resumes: ResumeService,
    private readonly clock: Clock,
  ) {}

  async run({ userId, id, document, content, language = 'zh' }: TextCheckOrder): Promise<Finding[]> {
    if (id !== undefined) return checkResume((await this.resumes.get(userId, id)).document, this.today());
    if (document !== undefined) return checkResume(acceptDocument(document).document, this.today());
    if (!content?.trim()) throw new Failure<TextCheckFailure>('nothingToCheck');
    return checkBareText(content, language);
  }

  private today(): Today {
    const now = this.clock.now();
    return { y: now.getFullYear(), m: now.getMonth() + 1, d: now.getDate() };
  }
}
