import type { ResumeDocument } from '@qicheng/resume/document';
import { toJsonResume } from '@qicheng/resume/json-resume';
import { sharedDocument } from '@qicheng/resume/projection';
import type { Resume } from '../resume/index.js';

/** Names the format that docs/PARTNER.md section 10 describes. */
const PAYLOAD_FORMAT = 'qicheng-resume/1';

/** What a partner gets of a résumé, or the word to delete it. */
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

/** The word to delete what a subject sent. */
export const withdrawal = (subject: string): ResumePayload => ({
  format: PAYLOAD_FORMAT,
  event: 'withdraw',
  subject,
});

/**
 * A résumé as a partner gets it: what is printed and nothing else, as JSON Resume; no photo, no ID number, no family.
 * A contact phone takes the place of the one in the résumé where one is given.
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
