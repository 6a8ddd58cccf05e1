import { Failure } from '../platform/index.js';
import type { Resume, ResumeFailure, ResumeLanguage, ResumeService } from '../resume/index.js';
import { isTemplateCode } from '../template/index.js';

export interface PrintRequest {
  userId: string;
  resumeId: string;
  /** Another template than the résumé's own, for this file only. */
  templateCode?: string | undefined;
  /** Another language than the résumé's own, for this file only. */
  language?: ResumeLanguage | undefined;
}

/** The saved résumé in the template and language that are asked for. Throws resumeTemplateUnknown. */
export async function openForPrint(resumes: ResumeService, request: PrintRequest): Promise<Resume> {
  const resume = await resumes.get(request.userId, request.resumeId);
  const templateCode = request.templateCode ?? resume.templateCode;
  if (!isTemplateCode(templateCode)) throw new Failure<ResumeFailure>('resumeTemplateUnknown');
  return { ...resume, templateCode, language: request.language ?? resume.language };
}
