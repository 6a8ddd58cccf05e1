import { Injectable } from '@nestjs/common';
import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { Failure } from '../platform/index.js';
import { ResumeService } from '../resume/index.js';
import { type ImportDraft, ResumeImportService } from '../resume-import/index.js';
import type { AnalysisFailure } from './analysis.js';

/** Which résumé a run is about: one of mine, or a file of mine that was read. */
export interface SubjectReference {
  resumeId?: string | undefined;
  importId?: string | undefined;
}

/** Takes the résumé of a run as it is now; what is changed later does not change the run. */
@Injectable()
export class AnalysisSubjectService {
  constructor(
    private readonly resumes: ResumeService,
    private readonly imports: ResumeImportService,
  ) {}

  /** The résumé that is named, if it is the caller's; null when none is. */
  async find(userId: string, { resumeId, importId }: SubjectReference): Promise<ResumeSnapshot | null> {
    if (resumeId !== undefined) {
      const { id, version, title, language, document } = await this.resumes.get(userId, resumeId);
      return { resumeId: id, version, title, language, document };
    }
    if (importId === undefined) return null;
    const { draft, fileName, resumeId: made } = await this.imports.get(userId, importId);
    if (made !== null) return this.find(userId, { resumeId: made });
    if (draft === null) throw new Failure<AnalysisFailure>('analysisSubjectMissing');
    const { document } = draft;
    const unread = unreadShare(draft);
    return { title: fileName, language: document.meta.lang, document, ...(unread > 0 && { unread }) };
  }
}

const lettersIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);

/** The share of the letters of a file that found no place, to a hundredth; 0 for a file that was taken over whole. */
function unreadShare({ fields, unplaced }: Pick<ImportDraft, 'fields' | 'unplaced'>): number {
  const left = lettersIn(unplaced.map(({ text }) => text));
  const placed = lettersIn(fields.map(({ value }) => value));
  return left === 0 ? 0 : Math.round((left / (left + placed)) * 100) / 100;
}
