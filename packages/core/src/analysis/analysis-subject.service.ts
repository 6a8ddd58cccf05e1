import { Injectable } from '@nestjs/common';
import { MAX_LINE_LENGTH, MAX_UNPLACED_LINES, type ResumeSnapshot } from '@qicheng/analysis/subject';
import { Failure } from '../platform/index.js';
import { type ImportDraft, ResumeImportService } from '../resume-import/index.js';
import { ResumeService } from '../resume/index.js';
import type { AnalysisFailure } from './analysis.js';

/** The résumé of a run: one of the user's, or a file that the user imported. */
export interface SubjectReference {
  resumeId?: string | undefined;
  importId?: string | undefined;
}

/** Takes a snapshot of the résumé for a run; later edits do not affect the run. */
@Injectable()
export class AnalysisSubjectService {
  constructor(
    private readonly resumes: ResumeService,
    private readonly imports: ResumeImportService,
  ) {}

  /** The named résumé, if it belongs to the caller; null if none is named. */
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
    return {
      title: fileName,
      language: document.meta.lang,
      document,
      ...(unread > 0 && { unread, unplaced: linesOf(draft) }),
    };
  }
}

const linesOf = ({ unplaced }: Pick<ImportDraft, 'unplaced'>): string[] =>
  unplaced.slice(0, MAX_UNPLACED_LINES).map(({ text }) => text.slice(0, MAX_LINE_LENGTH));

const lettersIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);

/**
 * The fraction of a file's text without a place, rounded to hundredths; 0 if the file's embedded source was
 * used.
 */
function unreadShare({ fields, unplaced }: Pick<ImportDraft, 'fields' | 'unplaced'>): number {
  const left = lettersIn(unplaced.map(({ text }) => text));
  const placed = lettersIn(fields.map(({ value }) => value));
  return left === 0 ? 0 : Math.round((left / (left + placed)) * 100) / 100;
}
