import type { ResumeDocument } from '@qicheng/resume/document';
import { toJsonResume } from '@qicheng/resume/json-resume';
import { sharedDocument } from '@qicheng/resume/projection';
import type { Resume } from '../resume/index.js';

/** Names the format described in docs/PARTNER.md section 10. */
const PAYLOAD_FORMAT = 'qicheng-resume/1';

/** The résumé as a partner gets it, or a deletion request. */
export type ResumePayload =
  | {
      format: typeof PAYLOAD_FORMAT;
      event: 'put';
      subject: string;
      version: number;
      updatedAt: string;
      title: string;
      language: 'zh' | 'en';
      contactPhone: string;
      resume: object;
    }
  | { format: typeof PAYLOAD_FORMAT; event: 'withdraw'; subject: string };

/** A request to delete what a subject sent. */
export const withdrawal = (subject: string): ResumePayload => ({
  format: PAYLOAD_FORMAT,
  event: 'withdraw',
  subject,
});

/**
 * A résumé for a partner: only what is printed, as JSON Resume; no photo, ID number or family. A given
 * contact phone replaces the one in the résumé.
 */
export function payloadOf(
  subject: string,
  { document, title, language, version, updatedAt }: Resume,
  contactPhone: string | null,
): ResumePayload {
  const printed = sharedDocument(document, { showsContacts: true });
  const { photo: _photo, ...basics } = printed.basics;
  const shown: ResumeDocument = {
    ...printed,
    basics: contactPhone === null ? basics : { ...basics, phone: contactPhone },
  };
  return {
    format: PAYLOAD_FORMAT,
    event: 'put',
    subject,
    version,
    updatedAt: updatedAt.toISOString(),
    title,
    language,
    contactPhone: contactPhone ?? basics.phone ?? '',
    resume: toJsonResume(shown),
  };
}
