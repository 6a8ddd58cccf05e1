import { Injectable } from '@nestjs/common';
import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { Failure } from '../platform/index.js';
import { ResumeService } from '../resume/index.js';
import { ResumeImportService } from '../resume-import/index.js';
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
    return { title: fileName, language: draft.document.meta.lang, document: draft.document };
  }
}
