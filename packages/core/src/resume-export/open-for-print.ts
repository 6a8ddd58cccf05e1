import { Failure } from '../platform/index.js';
import type { Resume, ResumeFailure, ResumeLanguage, ResumeService } from '../resume/index.js';
import { isTemplateCode } from '../template/index.js';

export interface PrintRequest {
  userId: string;
  resumeId: string;
  /** Replaces the résumé's template, for this file only. */
  templateCode?: string | undefined;
  /** Replaces the résumé's language, for this file only. */
  language?: ResumeLanguage | undefined;
}

/** The saved résumé in the requested template and language. Throws resumeTemplateUnknown. */
export async function openForPrint(resumes: ResumeService, request: PrintRequest): Promise<Resume> {
  const resume = await resumes.get(request.userId, request.resumeId);
  const templateCode = request.templateCode ?? resume.templateCode;
  if (!isTemplateCode(templateCode)) throw new Failure<ResumeFailure>('resumeTemplateUnknown');
  return { ...resume, templateCode, language: request.language ?? resume.language };
}
